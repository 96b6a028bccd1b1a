import { Flex, Text } from '@mantine/core'
import type { SubscriptionStatus, Workspace } from '@probant/contract/workspaces'
import { IconAlertTriangle, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { washOf } from '#web/components/feedback/wash.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.ts'
import { useHasOffers, useWorkspace } from '../queries.ts'

/** What the workspace's plan and payments mean for whoever works in it; nothing while all is well. */
export function StandingBanner() {
  const { data: workspace } = useWorkspace()
  const kind = workspace && bannerKind(workspace)
  return kind ? <Banner workspace={workspace} kind={kind} /> : null
}

interface BannerProps {
  workspace: Workspace
  kind: BannerKind
}

function Banner({ workspace, kind }: BannerProps) {
  const { t } = useTranslation('dashboard')
  const hasOffers = useHasOffers({ isAsked: kind === 'no_plan' && workspace.can.pay })
  const sentence = useStandingSentence({ workspace, kind, hasOffers })
  const Icon = ICONS[kind]
  return (
    <Flex
      component="section"
      gap="8px 14px"
      align="center"
      wrap="wrap"
      mb="xl"
      py="sm"
      px="md"
      bdrs="lg"
      {...washOf(kind === 'trialing' || kind === 'no_plan' ? 'primary' : 'warning')}
      aria-label={t('workspaces.standing.label')}
    >
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      <Text flex="1 1 280px">{sentence}</Text>
      <StandingAction workspace={workspace} kind={kind} hasOffers={hasOffers} />
    </Flex>
  )
}

const ICONS = {
  trialing: IconHourglass,
  past_due: IconAlertTriangle,
  inactive: IconAlertTriangle,
  no_plan: IconInfoCircle,
}

function useStandingSentence({ workspace, kind, hasOffers }: BannerProps & { hasOffers: boolean }): string {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const { until, reason } = workspace.standing
  if (kind === 'no_plan')
    return t(hasOffers ? 'workspaces.standing.noPlanOffers' : 'workspaces.standing.noPlan')
  if (kind === 'trialing') {
    return until
      ? t('workspaces.standing.trialing', { count: daysLeft(until, new Date()) })
      : t('workspaces.standing.trialingOpen')
  }
  if (kind === 'past_due') {
    return until
      ? t('workspaces.standing.pastDue', { date: formatDate(locale, until) })
      : t('workspaces.standing.pastDueOpen')
  }
  const why = t(`workspaces.standing.reasons.${reason ?? 'unpaid'}`)
  const canReactivate = workspace.can.pay || reason === 'deactivated'
  return `${why} ${t('workspaces.standing.inactive')}${canReactivate ? '' : ` ${t('workspaces.standing.askOwner')}`}`
}

const DAY_MS = 86_400_000

/** Days as people count them before an end: the last hours are a day as well. */
function daysLeft(until: string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / DAY_MS))
}

interface StandingActionProps {
  workspace: Workspace
  kind: BannerKind
  hasOffers: boolean
}

/** The way on, for those who can go it: billing where something can be paid, otherwise whoever assigns plans. */
function StandingAction({ workspace, kind, hasOffers }: StandingActionProps) {
  const { t } = useTranslation('dashboard')
  const { isAdmin } = useUser()
  if (kind === 'no_plan' && !hasOffers) return isAdmin ? <PlanAssignment workspace={workspace} /> : null
  if (!workspace.can.pay || workspace.standing.reason === 'deactivated') return null
  return (
    <ButtonLink to="/dashboard/billing" variant="default" size="xs">
      {t(`workspaces.standing.actions.${kind}`)}
    </ButtonLink>
  )
}

function PlanAssignment({ workspace: { kind, name } }: Pick<StandingActionProps, 'workspace'>) {
  const { t } = useTranslation('dashboard')
  return (
    <ButtonLink
      to={kind === 'personal' ? '/admin/users' : '/admin/organizations'}
      search={{ search: name }}
      variant="default"
      size="xs"
    >
      {t('workspaces.standing.assign')}
    </ButtonLink>
  )
}

type BannerKind = Exclude<SubscriptionStatus, 'active'> | 'no_plan'

/** What there is to tell; where the plan was withdrawn, that is what one works without, on trial as well. */
export function bannerKind({ plan, standing }: Pick<Workspace, 'plan' | 'standing'>): BannerKind | undefined {
  if (standing.status === 'inactive') return 'inactive'
  if (plan === null) return 'no_plan'
  return standing.status === 'active' ? undefined : standing.status
}
