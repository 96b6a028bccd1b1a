import type { AnswerKey, Paper, PaperVariant } from '@probant/contract/quizzes/paper'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFooters } from './page-footers.tsx'
import classes from './print-sheets.module.css'
import { PrintedKey } from './printed-key.tsx'
import { PrintedPaper } from './printed-paper.tsx'

interface PrintSheetsProps {
  ref: Ref<HTMLDivElement>
  paper: Paper | undefined
  answerKey: AnswerKey | undefined
  /** Of which quiz both are. */
  head: Pick<Paper, 'title' | 'language'>
  variant: PaperVariant | undefined
  isLarge: boolean
}

/** White sheets with black ink, also in the dark; in the language of the quiz, whatever its creator reads. */
export function PrintSheets({ ref, paper, answerKey, head, variant, isLarge }: PrintSheetsProps) {
  const { title, language } = head
  const { t } = useTranslation('quiz-view', { lng: language })
  const variantWords = variant && t('sheet.variant', { letter: variant })
  const foot = variantWords ? `${title} · ${variantWords}` : title
  return (
    <div ref={ref} className={classes.sheets} data-large={isLarge || undefined}>
      <PageFooters paper={foot} answerKey={`${foot} · ${t('sheet.key')}`} />
      {paper && (
        <div className={classes.sheet}>
          <PrintedPaper paper={paper} variant={variantWords} />
        </div>
      )}
      {answerKey && (
        <div className={classes.sheet}>
          <PrintedKey answerKey={answerKey} title={title} language={language} variant={variantWords} />
        </div>
      )}
    </div>
  )
}
