import { Card, Stack, Text, Title } from '@mantine/core'
import type { Usage } from '@probant/contract/usage'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { fullest } from '../fill.ts'
import { periodDays } from '../period.ts'
import { useUsage } from '../queries.ts'
import { hasNoPlan, UsageMeter, UsageSkeleton } from './usage-meter.tsx'

const SHOWN = 3

/** The limits that will be met first, for a page that is about something else. */
export function UsageSummary() {
  const { t } = useTranslation('dashboard')
  const headingId = useId()
  const { data: usage, error, refetch } = useUsage()
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId} mb="sm">
        {t('usage.summary.title')}
      </Title>
      {hasNoPlan(error) ? (
        <Card>
          <Text>{t('usage.summary.noPlan')}</Text>
        </Card>
      ) : error ? (
        <LoadFailure title={t('usage.failed')} error={error} onRetry={() => refetch()} />
      ) : (
        <Card>{usage ? <Summary usage={usage} /> : <UsageSkeleton meters={SHOWN} />}</Card>
      )}
    </section>
  )
}

function Summary({ usage }: { usage: Usage }): ReactNode {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const ofWorkspace = usage.meters.map((meter) => ({ ...meter, label: t(`usage.kinds.${meter.kind}`) }))
  const ofPerson = (usage.own ?? []).map((share) => ({
    ...share,
    isShare: true,
    label: t('usage.share', { kind: t(`usage.ownKinds.${share.kind}`) }),
  }))
  const meters = fullest([...ofPerson, ...ofWorkspace], SHOWN)
  return (
    <>
      {meters.length === 0 && <Text>{t('usage.summary.free')}</Text>}
      <Stack gap={20}>
        {meters.map((meter) => (
          <UsageMeter key={meter.label} label={meter.label} fill={meter} />
        ))}
      </Stack>
      <Text mt={20} c="dimmed">
        {t('usage.startsAnew', { date: formatDate(locale, periodDays(usage.period).reset) })}{' '}
        <AnchorLink to="/dashboard/usage" inherit>
          {t('usage.summary.all')}
        </AnchorLink>
      </Text>
    </>
  )
}
