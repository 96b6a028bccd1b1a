import type { Locale } from '@probant/contract/locales'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { LETTERS } from '../../paper/answer-keys.ts'
import classes from './printed-question.module.css'

interface PrintedQuestionProps {
  question: PaperQuestion
  language: Locale
}

/** Never torn apart by the end of a page. */
export function PrintedQuestion({ question, language }: PrintedQuestionProps) {
  const { t } = useTranslation('quiz-view', { lng: language })
  return (
    <div className={classes.question} lang={language}>
      <span className={classes.number}>{question.number}.</span>
      <div className={classes.body}>
        <div className={classes.ask}>
          <RichText html={question.titleHtml} className={classes.stem} />
          <span className={classes.points}>{t('sheet.points', { count: question.points })}</span>
        </div>
        <AnswerRoom question={question} language={language} />
      </div>
    </div>
  )
}

/** Boxes to tick, or lines to write on. */
function AnswerRoom({ question, language }: PrintedQuestionProps) {
  const { t } = useTranslation('quiz-view', { lng: language })
  const { content } = question
  if (content.type === 'multiple_choice') {
    return (
      <ol className={classes.choices} data-short={areShort(content.answers) || undefined}>
        {content.answers.map(({ html }, index) => (
          <li key={LETTERS[index]}>
            <span className={classes.box} />
            <span className={classes.letter}>{LETTERS[index]}</span>
            <RichText html={html} />
          </li>
        ))}
      </ol>
    )
  }
  if (content.type === 'true_false') {
    return (
      <ol className={classes.choices} data-short>
        {[t('sheet.true'), t('sheet.false')].map((word) => (
          <li key={word}>
            <span className={classes.box} />
            {word}
          </li>
        ))}
      </ol>
    )
  }
  const lines = content.type === 'open' ? linesFor(question) : 1
  return (
    <div className={classes.room} data-single={lines === 1 || undefined}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <div key={line} className={classes.line} />
      ))}
    </div>
  )
}

/** Sixteen lines and the question fit on a sheet, in large print too. */
const LINES_MAX = 16
const SHORT = 28

/** How many lines an open answer gets: who can earn more has more to write. */
export function linesFor({ points }: Pick<PaperQuestion, 'points'>): number {
  return Math.min(LINES_MAX, 2 + Math.ceil(2 * points))
}

/** Short answers stand two in a row, which saves paper. */
export function areShort(answers: readonly { html: string }[]): boolean {
  return answers.every(({ html }) => !/<(img|pre|table)\b/.test(html) && textOf(html).length <= SHORT)
}

function textOf(html: string): string {
  return (
    html
      // The source of a formula, kept beside it for those who hear it.
      .replace(/<annotation\b.*?<\/annotation>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&[#\w]+;/g, '?')
      .trim()
  )
}
