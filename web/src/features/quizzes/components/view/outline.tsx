import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './outline.module.css'

/** More than this would push everything else off the page. */
const SHOWN_AT_ONCE = 12

type Section = Quiz['sections'][number]

/** What is asked, section by section. */
export function Outline({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-view')
  const count = quiz.sections.reduce((total, { questions }) => total + questions.length, 0)
  if (count === 0) return <p className={classes.none}>{t('outline.none')}</p>
  const sections = quiz.sections.map((section, index) => ({ section, number: index + 1 }))
  return (
    <details open={count <= SHOWN_AT_ONCE} className={classes.outline}>
      <summary>{t('outline.show', { count })}</summary>
      {sections.map(({ section, number }) => (
        <SectionPart key={number} section={section} number={sections.length > 1 ? number : undefined} />
      ))}
    </details>
  )
}

function SectionPart({ section, number }: { section: Section; number: number | undefined }) {
  const { t } = useTranslation('quiz-view')
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
            <RichText html={question.titleHtml} lang={question.language} className={classes.stem} />
            <span className={classes.points}>{t('points', { count: question.points })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
