import { Group } from '@mantine/core'
import type { Usage } from '@probant/contract/usage'
import { useTranslation } from 'react-i18next'
import { HighlightedTitle } from '#web/components/brand/highlighted-title.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { fillState, headlineMeter } from '../fill.ts'
import { periodDays } from '../period.ts'

/** Says first where things stand; until that is known, what the page is about. */
export function UsageHeader({ usage }: { usage: Usage | undefined }) {
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
      sentence={sentences.filter(Boolean).join(' ')}
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
