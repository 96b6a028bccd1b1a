import type { Plan } from '@probant/contract/plans'
import { IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { PlainButton } from '#web/components/navigation/plain-button.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPrice } from '#web/lib/format.ts'
import classes from './plan-card.module.css'
import { PlanLimits } from './plan-limits.tsx'

interface PlanCardProps {
  plan: Plan
  isSuggested: boolean
  isSignedIn: boolean
  areSold: boolean
}

export function PlanCard({ plan, isSuggested, isSignedIn, areSold }: PlanCardProps) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const { name, description, features } = plan.texts[locale]
  const headingId = `plan-${plan.id}`
  return (
    <li className={`card ${classes.card}`} data-marked={isSuggested || undefined} aria-labelledby={headingId}>
      {isSuggested && <p className={classes.mark}>{t('plans.suggested')}</p>}
      <h2 id={headingId}>{isSuggested ? <Highlighted>{name}</Highlighted> : name}</h2>
      <p className={classes.description}>{description}</p>
      <p className={classes.price}>
        <strong>{formatPrice(locale, plan)}</strong> {t('plans.perMonth')}
      </p>
      <PlanAction plan={plan} step={planStep(plan, isSignedIn)} areSold={areSold} />
      <ul className={`plain ${classes.features}`}>
        {features.map((feature) => (
          <li key={feature}>
            <IconPointFilled size={14} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanLimits plan={name} limits={plan.limits} />
    </li>
  )
}

/** Where a plan's button leads: visitors to an account, everyone else to where the plan can be had. */
type PlanStep = 'signUp' | 'billing' | 'organization'

const DESTINATIONS = {
  signUp: '/signup',
  billing: '/dashboard/billing',
  // In person, the page of members tells what an organization is, and makes one.
  organization: '/dashboard/members',
} as const satisfies Record<PlanStep, string>

/** In whose name somebody works is known to their own pages only: billing there tells what they have already. */
export function planStep({ kind }: Pick<Plan, 'kind'>, isSignedIn: boolean): PlanStep {
  if (!isSignedIn) return 'signUp'
  return kind === 'free' || kind === 'pro' ? 'billing' : 'organization'
}

interface PlanActionProps extends Pick<PlanCardProps, 'plan' | 'areSold'> {
  step: PlanStep
}

function PlanAction({ plan: { kind }, step, areSold }: PlanActionProps) {
  const { t } = useTranslation('account')
  const isBeginning = step === 'signUp'
  const isFree = kind === 'free'
  const beginning = areSold ? (`hints.begin.${kind}` as const) : (`hints.beginUnpaid.${kind}` as const)
  return (
    <div>
      <PlainButton href={DESTINATIONS[step]} look={isBeginning && isFree ? 'filled' : 'outline'} isWide>
        {isBeginning ? t(isFree ? 'plans.actions.free' : 'plans.actions.paid') : t(`plans.actions.${step}`)}
      </PlainButton>
      <p className={`note ${classes.hint}`}>
        {isBeginning ? t(`plans.${beginning}`) : t(`plans.hints.${step}`)}
      </p>
    </div>
  )
}
