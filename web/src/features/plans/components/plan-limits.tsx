import { UNLIMITED } from '@probant/contract/limits'
import type { PlanLimits as Limits } from '@probant/contract/plans'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './plan-limits.module.css'

const LIMITS = [
  'questions',
  'manualQuestions',
  'quizzes',
  'participants',
  'groups',
  'groupSize',
] as const satisfies (keyof Limits)[]

export function PlanLimits({ plan, limits }: { plan: string; limits: Limits }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  return (
    <dl className={classes.limits} aria-label={t('plans.limitsOf', { plan })}>
      {LIMITS.map((limit) => (
        <div key={limit}>
          <dt>{t(`plans.limits.${limit}`)}</dt>
          <dd>{limits[limit] === UNLIMITED ? t('plans.unlimited') : formatNumber(locale, limits[limit])}</dd>
        </div>
      ))}
    </dl>
  )
}
