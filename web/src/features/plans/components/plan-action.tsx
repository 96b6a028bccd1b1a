import type { Plan } from '@probant/contract/plans'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import type { PlanStep } from '../plan-step.ts'
import classes from './plan-action.module.css'

interface PlanActionProps {
  plan: Plan
  step: PlanStep
  workspaceName: string | undefined
}

const DESTINATIONS = {
  signUp: '/signup',
  current: '/dashboard/usage',
  billing: '/dashboard/billing',
  // In person, the page of members tells what an organization is, and makes one.
  organization: '/dashboard/members',
  personal: '/dashboard',
} as const

/** Visitors are led to an account, everyone else to where the plan can be had. */
export function PlanAction({ plan, step, workspaceName }: PlanActionProps) {
  const { t } = useTranslation('plans')
  const isBeginning = step === 'signUp'
  const isFree = plan.kind === 'free'
  return (
    <div className={classes.action}>
      <ButtonLink to={DESTINATIONS[step]} variant={isBeginning && isFree ? 'filled' : 'default'} fullWidth>
        {isBeginning ? t(isFree ? 'actions.free' : 'actions.paid') : t(`actions.${step}`)}
      </ButtonLink>
      <p className={classes.hint}>
        {isBeginning ? t(`hints.begin.${plan.kind}`) : t(`hints.${step}`, { workspace: workspaceName })}
      </p>
    </div>
  )
}
