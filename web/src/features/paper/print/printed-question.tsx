import type { Locale } from '@probant/contract/locales'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { shownKind } from '../kinds/showing.ts'
import classes from './printed-question.module.css'

interface PrintedQuestionProps {
  question: PaperQuestion
  language: Locale
}

/** Never torn apart by the end of a page. */
export function PrintedQuestion({ question, language }: PrintedQuestionProps) {
  const { t } = useTranslation('quiz-view', { lng: language })
  const { number, titleHtml, points, content } = question
  const { Printed } = shownKind(content)
  return (
    <div className={classes.question} lang={language}>
      <span>{number}.</span>
      <div className={classes.body}>
        <div className={classes.ask}>
          <RichText html={titleHtml} className={`${classes.body} ${classes.stem}`} />
          <span className={classes.points}>{t('sheet.points', { count: points })}</span>
        </div>
        <Printed content={content} points={points} language={language} />
      </div>
    </div>
  )
}
