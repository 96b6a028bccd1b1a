import type { QuizOverview } from '@probant/contract/quizzes/life'
import { useTranslation } from 'react-i18next'
import classes from './stats-line.module.css'

const FIGURES = ['open', 'scheduled', 'draft', 'completed', 'questions'] as const

/** The whole workspace in one quiet line; what there is none of is left out. */
export function StatsLine({ overview }: { overview: QuizOverview }) {
  const { t } = useTranslation('dashboard')
  const figures = FIGURES.filter((figure) => overview[figure] > 0)
  return (
    <ul className={classes.stats} aria-label={t('stats.label')}>
      {figures.map((figure) => (
        <li key={figure}>{t(`stats.${figure}`, { count: overview[figure] })}</li>
      ))}
    </ul>
  )
}
