import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { LETTERS } from '../../question-values.ts'
import classes from './question-paper.module.css'
import type { ShownQuestion } from './shown-question.ts'

interface QuestionPaperProps {
  question: ShownQuestion
  /** The right answer, the guidance and the explanation: what participants never see during a quiz. */
  withAnswer?: boolean
}

/** A question as it lies in front of a participant. */
export function QuestionPaper({ question, withAnswer = false }: QuestionPaperProps) {
  const { t } = useTranslation('questions')
  const { language, titleHtml, content } = question
  return (
    <div className={classes.paper}>
      <RichText html={titleHtml} lang={language} className={classes.stem} />
      {content.type === 'multiple_choice' && (
        <AnswerRows
          lang={language}
          withAnswer={withAnswer}
          answers={content.answers.map(({ html, isCorrect }) => ({ html, isRight: isCorrect }))}
        />
      )}
      {content.type === 'true_false' && (
        <AnswerRows
          withAnswer={withAnswer}
          answers={[
            { text: t('preview.true'), isRight: content.isTrue },
            { text: t('preview.false'), isRight: !content.isTrue },
          ]}
        />
      )}
      {content.type === 'fill_in' && <div className={classes.line}>{t('preview.yourAnswer')}</div>}
      {content.type === 'open' && (
        <div className={classes.space}>
          <span>{t('preview.yourAnswer')}</span>
          <span>{t('preview.points', { count: content.maxScore })}</span>
        </div>
      )}
      {withAnswer && <AnswerKey question={question} />}
    </div>
  )
}

interface Row {
  html?: string
  text?: string
  isRight: boolean
}

interface AnswerRowsProps {
  answers: Row[]
  lang?: string
  withAnswer: boolean
}

/** The answers to choose from, as large rows with their letters. */
function AnswerRows({ answers, lang, withAnswer }: AnswerRowsProps) {
  const { t } = useTranslation('questions')
  return (
    <ol className={classes.answers}>
      {LETTERS.slice(0, answers.length).map((letter, index) => {
        const { html, text, isRight = false } = answers[index] ?? {}
        const isShownRight = withAnswer && isRight
        return (
          <li key={letter} className={classes.answer} data-right={isShownRight || undefined}>
            <span className={classes.letter}>{letter}</span>
            {html === undefined ? text : <RichText html={html} lang={lang} className={classes.answerText} />}
            {isShownRight && (
              <span className={classes.tick}>
                <IconCheck size={20} stroke={2.5} aria-hidden="true" />
                <VisuallyHidden>{t('preview.right')}</VisuallyHidden>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** What the author knows and a participant learns after the quiz, if at all. */
function AnswerKey({ question }: { question: ShownQuestion }) {
  const { t } = useTranslation('questions')
  const { content, language, explanationHtml } = question
  return (
    <dl className={classes.key}>
      {content.type === 'fill_in' && (
        <Entry name={t('preview.accepted')}>
          <ul className={classes.accepted} lang={language}>
            {content.accepted.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
          {content.ignoresAccents && <p>{t('preview.accentsIgnored')}</p>}
          {content.spacingCounts && <p>{t('preview.spacingCounts')}</p>}
        </Entry>
      )}
      {content.type === 'open' && content.guidanceHtml && (
        <Entry name={t('preview.guidance')}>
          <RichText html={content.guidanceHtml} lang={language} />
        </Entry>
      )}
      {explanationHtml && (
        <Entry name={t('preview.explanation')}>
          <RichText html={explanationHtml} lang={language} />
        </Entry>
      )}
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
