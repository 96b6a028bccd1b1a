import type { Locale } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import classes from './printed-paper.module.css'

/** Who wrote it, when, and what it came to. */
export function PaperLines({ totalPoints, language }: { totalPoints: number; language: Locale }) {
  const { t } = useTranslation('quiz-view', { lng: language })
  return (
    <div className={classes.lines}>
      <p className={classes.field}>{t('sheet.name')}</p>
      <p className={classes.field}>{t('sheet.date')}</p>
      <p className={classes.field}>
        {t('sheet.score')}
        <span className={classes.outOf}>/ {totalPoints}</span>
      </p>
    </div>
  )
}
