import { ActionIcon, Button } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import type { Worded } from '../changes/wording-dialog.tsx'
import { CorrectAnswer, CorrectAnswers } from '../components/correct-answers.tsx'
import classes from './quiz-details.module.css'

interface RewordableProps {
  quiz: Quiz
  /** Missing where it is too late for a typo, or it is edited in the form. */
  onReword?: (worded: Worded) => void
}

/** Shown before the start. */
export function Instructions({ quiz, onReword }: RewordableProps) {
  const { t } = useTranslation(['quiz-view', 'quiz-changes'])
  if (!quiz.instructionsHtml) return <p className={classes.none}>{t('instructions.none')}</p>
  return (
    <>
      <RichText html={quiz.instructionsHtml} lang={quiz.language} className={classes.instructions} />
      {onReword && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => onReword('instructions')}
        >
          {t('quiz-changes:wording.correctInstructions')}
        </Button>
      )}
    </>
  )
}

/** More than this would push everything else off the page. */
const SHOWN_AT_ONCE = 12

type Section = Quiz['sections'][number]

/** What is asked, section by section. */
export function Outline({ quiz, onReword }: RewordableProps) {
  const { t } = useTranslation('quiz-view')
  const count = quiz.sections.reduce((total, { questions }) => total + questions.length, 0)
  if (count === 0) return <p className={classes.none}>{t('outline.none')}</p>
  const sections = quiz.sections.map((section, index) => ({ section, number: index + 1 }))
  return (
    <CorrectAnswers quiz={quiz}>
      {(toggle) => (
        <details open={count <= SHOWN_AT_ONCE} className={classes.outline}>
          <summary>{t('outline.show', { count })}</summary>
          <div className={classes.toggle}>{toggle}</div>
          {sections.map(({ section, number }) => (
            <SectionPart
              key={number}
              section={section}
              number={sections.length > 1 ? number : undefined}
              onReword={onReword}
            />
          ))}
        </details>
      )}
    </CorrectAnswers>
  )
}

interface SectionPartProps extends Pick<RewordableProps, 'onReword'> {
  section: Section
  number: number | undefined
}

function SectionPart({ section, number, onReword }: SectionPartProps) {
  const { t } = useTranslation(['quiz-view', 'quiz-changes'])
  const { draw, questions } = section
  const title = section.title || (number && t('outline.section', { number }))
  return (
    <div className={classes.section}>
      {title && <h3 className={classes.title}>{title}</h3>}
      {draw !== null && (
        <p className={classes.pool}>{t('outline.pool', { draw, count: questions.length })}</p>
      )}
      <ol className={classes.questions}>
        {questions.map((question) => (
          <li key={question.questionId}>
            <span className={classes.number}>{question.number}</span>
            <div className={classes.question}>
              <RichText html={question.titleHtml} lang={question.language} className={classes.stem} />
              <CorrectAnswer questionId={question.questionId} lang={question.language} />
            </div>
            <span className={classes.points}>{t('points', { count: question.points })}</span>
            {onReword && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('quiz-changes:wording.correct', { number: question.number })}
                onClick={() => onReword(question.questionId)}
              >
                <IconPencil size={16} stroke={1.5} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
