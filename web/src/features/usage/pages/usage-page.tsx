import { Group } from '@mantine/core'
import type { Usage } from '@probant/contract/usage'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HighlightedTitle } from '#web/components/brand/highlighted.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
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
  const { t } = useTranslation('usage')
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
      <UsageHeader usage={usage} />
      {isWithoutPlan && <NoPlan />}
      {error && !usage && !isWithoutPlan && (
        <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
      )}
      {(usage || !error) && <UsageMeters usage={usage} />}
      {listsMembers && <MemberUsage key={workspace.ref} search={search} onFilter={filter} />}
    </>
  )
}

/** Says first where things stand; until that is known, what the page is about. */
function UsageHeader({ usage }: { usage: Usage | undefined }) {
  const { t } = useTranslation('usage')
  const locale = useLocale()
  const { data: workspace } = useWorkspace()
  const plan = workspace?.plan?.texts[locale].name
  const sentences = [
    usage && t('startsAnew', { date: formatDate(locale, periodDays(usage.period).reset) }),
    plan && t('onPlan', { workspace: workspace.name, plan }),
  ]
  return (
    <PageHeader
      title={t('title')}
      // Its room is kept while it comes.
      sentence={sentences.filter(Boolean).join(' ') || '\u00a0'}
      actions={
        <Group gap="sm">
          {workspace?.can.pay && (
            <ButtonLink to="/dashboard/billing" variant="default">
              {t('billing')}
            </ButtonLink>
          )}
          <ButtonLink to="/pricing" variant="default">
            {t('seePlans')}
          </ButtonLink>
        </Group>
      }
    >
      {usage && <Headline usage={usage} />}
    </PageHeader>
  )
}

function Headline({ usage }: { usage: Usage }) {
  const { t } = useTranslation('usage')
  const locale = useLocale()
  const meter = headlineMeter(usage.meters)
  if (!meter) return t('title')
  const used = formatNumber(locale, meter.used)
  // How many it is decides on the words: French counts zero as one.
  const count = meter.used
  if (fillState(meter) === 'unlimited') {
    return <HighlightedTitle title={t('headline.unlimited', { count, used })} part={used} />
  }
  const limit = formatNumber(locale, meter.limit)
  return <HighlightedTitle title={t(`headline.${meter.kind}`, { count, used, limit })} part={used} />
}
