import { Title } from '@mantine/core'
import type { Plan } from '@probant/contract/plans'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPrice } from '#web/lib/price.ts'
import { usePlanStep } from '../use-plan-step.ts'
import { PlanAction } from './plan-action.tsx'
import classes from './plan-card.module.css'
import { PlanLimits } from './plan-limits.tsx'

export function PlanCard({ plan, isSuggested }: { plan: Plan; isSuggested: boolean }) {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  const headingId = useId()
  const { step, workspaceName } = usePlanStep(plan)
  const isCurrent = step === 'current'
  const { name, description, features } = plan.texts[locale]
  return (
    <li
      className={classes.card}
      data-marked={isSuggested || isCurrent || undefined}
      aria-labelledby={headingId}
    >
      {isCurrent && (
        <p className={classes.mark}>
          <IconCheck size={14} stroke={2} aria-hidden="true" /> {t('current')}
        </p>
      )}
      {isSuggested && !isCurrent && <p className={classes.mark}>{t('suggested')}</p>}
      <Title order={2} id={headingId} className={classes.name}>
        {isSuggested ? <Highlighted>{name}</Highlighted> : name}
      </Title>
      <p className={classes.description}>{description}</p>
      <p className={classes.price}>
        <strong>{formatPrice(locale, plan)}</strong> {t('perMonth')}
      </p>
      <PlanAction plan={plan} step={step} workspaceName={workspaceName} />
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconPointFilled size={14} className={classes.tick} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanLimits plan={name} limits={plan.limits} />
    </li>
  )
}
