import type { Locale } from '@probant/contract/locales'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { LETTERS } from '../preview/choice-keys.ts'
import { areShort, linesFor } from './answer-room.ts'
import classes from './printed-question.module.css'

interface PrintedQuestionProps {
  question: PaperQuestion
  language: Locale
}

/** Never torn apart by the end of a page. */
export function PrintedQuestion({ question, language }: PrintedQuestionProps) {
  const { t } = useTranslation('quiz-view', { lng: language })
  return (
    <div className={classes.question}>
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
        {content.answers.map(({ html }, place) => (
          <li key={LETTERS[place]}>
            <span className={classes.box} />
            <span className={classes.letter}>{LETTERS[place]}</span>
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
