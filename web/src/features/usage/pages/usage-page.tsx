import { Box, Group, Skeleton, VisuallyHidden } from '@mantine/core'
import type { Usage } from '@probant/contract/usage'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HighlightedTitle } from '#web/components/brand/highlighted.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AskOwnerButton } from '#web/features/plans/components/ask-owner-button.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { MemberUsage } from '../components/member-usage.tsx'
import { hasNoPlan, NoPlan } from '../components/usage-meter.tsx'
import { UsageMeters } from '../components/usage-meters.tsx'
import { fillState, headlineMeter } from '../fill.ts'
import { periodDays, type UsageSearch } from '../period.ts'
import { useUsage } from '../queries.ts'

const route = getRouteApi('/_shell/dashboard/usage')

export function UsagePage() {
  const { t } = useTranslation('dashboard')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useUsage()
  const isWithoutPlan = hasNoPlan(error)
  // What was known before is of a plan that is gone.
  const usage = isWithoutPlan ? undefined : data
  const { data: workspace } = useWorkspace()
  const listsMembers = workspace?.kind === 'organization' && workspace.can.manageMembers

  const filter = (search: UsageSearch) => void navigate({ search, replace: true, resetScroll: false })

  return (
    <>
      <UsageHeader usage={usage} isComing={!usage && !error} />
      {isWithoutPlan && <NoPlan />}
      {error && !usage && !isWithoutPlan && (
        <LoadFailure title={t('usage.failed')} error={error} onRetry={() => refetch()} />
      )}
      {(usage || !error) && (
        <UsageMeters usage={usage} wayOut={(limit) => <AskOwnerButton limit={limit} />} />
      )}
      {listsMembers && <MemberUsage key={workspace.ref} search={search} onFilter={filter} />}
    </>
  )
}

interface UsageHeaderProps {
  usage: Usage | undefined
  /** Not known yet, but asked for. */
  isComing: boolean
}

/** Says first where things stand; until that is known, its room is kept. */
function UsageHeader({ usage, isComing }: UsageHeaderProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const { data: workspace } = useWorkspace()
  const plan = workspace?.plan?.texts[locale].name
  const startsAnew = (date: Date | string) => t('usage.startsAnew', { date: formatDate(locale, date) })
  return (
    <PageHeader
      title={t('usage.title')}
      sentence={
        // Both come late, and together they are mostly two lines in the hand.
        <Box component="span" display="block" mih={{ base: '2lh', sm: 0 }}>
          {usage && startsAnew(periodDays(usage.period).reset)}
          {isComing && (
            <Box component="span" style={{ visibility: 'hidden' }}>
              {startsAnew(new Date())}
            </Box>
          )}{' '}
          {plan && t('usage.onPlan', { workspace: workspace.name, plan })}
        </Box>
      }
      actionsBelow
      actions={
        <Group gap="sm">
          {workspace?.can.pay && (
            <ButtonLink to="/dashboard/billing" variant="default">
              {t('usage.billing')}
            </ButtonLink>
          )}
          <ButtonLink to="/pricing" variant="default">
            {t('usage.seePlans')}
          </ButtonLink>
        </Group>
      }
    >
      {isComing ? <HeadlineToCome /> : <Headline usage={usage} />}
    </PageHeader>
  )
}

/** As long as the one that most people see; meanwhile the page is called by its name. */
function HeadlineToCome() {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const numbers = { used: formatNumber(locale, 10), limit: formatNumber(locale, 50) }
  return (
    <>
      <VisuallyHidden>{t('usage.title')}</VisuallyHidden>
      <Skeleton w="fit-content" aria-hidden="true">
        {t('usage.headline.questions', { count: 10, ...numbers })}
      </Skeleton>
    </>
  )
}

function Headline({ usage }: { usage: Usage | undefined }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const meter = usage && headlineMeter(usage.meters)
  if (!meter) return t('usage.title')
  const used = formatNumber(locale, meter.used)
  // How many it is decides on the words: French counts zero as one.
  const count = meter.used
  if (fillState(meter) === 'unlimited') {
    return <HighlightedTitle title={t('usage.headline.unlimited', { count, used })} part={used} />
  }
  const limit = formatNumber(locale, meter.limit)
  return <HighlightedTitle title={t(`usage.headline.${meter.kind}`, { count, used, limit })} part={used} />
}
