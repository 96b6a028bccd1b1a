import { Title } from '@mantine/core'
import type { Plan } from '@probant/contract/plans'
import type { Workspace } from '@probant/contract/workspaces'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { workspaceQuery } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPrice } from '#web/lib/format.ts'
import { useOptionalUser } from '#web/lib/session.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
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

/** Where a plan's button leads this reader; visitors have no workspace to ask about. */
function usePlanStep(plan: Plan) {
  const isSignedIn = useOptionalUser() !== undefined
  const ref = useWorkspaceRef()
  const { data } = useQuery({ ...workspaceQuery(ref), enabled: isSignedIn })
  const workspace = isSignedIn ? data : undefined
  return { step: planStep(plan, { isSignedIn, workspace }), workspaceName: workspace?.name }
}

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
function PlanAction({ plan, step, workspaceName }: PlanActionProps) {
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

/** Where a plan's button leads. `organization` and `personal`: the plan is for the other kind of workspace. */
type PlanStep = 'signUp' | 'current' | 'billing' | 'organization' | 'personal'

interface Reader {
  isSignedIn: boolean
  /** Missing while it is not known yet. */
  workspace: Pick<Workspace, 'kind' | 'plan'> | undefined
}

export function planStep(plan: Pick<Plan, 'id' | 'kind'>, { isSignedIn, workspace }: Reader): PlanStep {
  if (!isSignedIn) return 'signUp'
  if (!workspace) return 'billing'
  if (workspace.plan?.id === plan.id) return 'current'
  const isForPersons = plan.kind === 'free' || plan.kind === 'pro'
  if (workspace.kind === 'personal') return isForPersons ? 'billing' : 'organization'
  return isForPersons ? 'personal' : 'billing'
}
