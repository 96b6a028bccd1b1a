import { Box, Flex, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Statistics } from '@probant/contract/admin/statistics'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatNumber } from '#web/lib/format.ts'
import { Growth } from '../components/overview/growth.tsx'
import { PlanDistribution } from '../components/overview/plan-distribution.tsx'
import { statisticsQuery } from '../queries.ts'

export function OverviewPage() {
  const { t } = useTranslation('admin')
  return (
    <>
      <PageHeader title={t('overview.title')} sentence={t('overview.sentence')} />
      <Figures />
    </>
  )
}

function Figures() {
  const { t } = useTranslation('admin')
  const { data: statistics, error, refetch } = useQuery(statisticsQuery)
  if (error) return <LoadFailure title={t('overview.failed')} error={error} onRetry={() => refetch()} />
  if (!statistics) return <FiguresSkeleton />
  return (
    <Stack gap={48}>
      <Totals totals={statistics.totals} />
      <Growth days={statistics.growth} />
      <PlanDistribution distribution={statistics.planDistribution} />
      <RecentSignUps users={statistics.recentSignUps} />
    </Stack>
  )
}

function FiguresSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack gap={48} role="status" aria-label={t('loading')}>
      <Skeleton height={72} radius="lg" />
      <Skeleton height={320} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </Stack>
  )
}

const FIGURES = ['users', 'organizations', 'quizzes', 'questions', 'submissions', 'activeNow'] as const

function Totals({ totals }: { totals: Statistics['totals'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <Flex
      component="ul"
      className="plain"
      gap={{ base: '8px 28px', sm: '16px 48px' }}
      wrap="wrap"
      pb="lg"
      c="dimmed"
      style={{ borderBlockEnd: '1px solid var(--line)' }}
      aria-label={t('overview.totals.label')}
    >
      {FIGURES.map((figure) => (
        <li key={figure}>
          <Box
            component="strong"
            me={4}
            c="bright"
            ff="heading"
            fz={{ base: 'xl', sm: 34 }}
            fw={680}
            lh={1.2}
          >
            {formatNumber(locale, totals[figure])}
          </Box>{' '}
          {t(`overview.totals.${figure}`, { count: totals[figure] })}
        </li>
      ))}
    </Flex>
  )
}

type SignUp = Statistics['recentSignUps'][number]

function RecentSignUps({ users }: { users: SignUp[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const headingId = useId()
  const columns: Column<SignUp>[] = [
    { key: 'name', header: t('overview.recent.name'), cell: ({ username }) => username },
    {
      key: 'email',
      header: t('overview.recent.email'),
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
    },
    {
      key: 'when',
      header: t('overview.recent.when'),
      nowrap: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgo(locale, createdAt)}</time>,
    },
  ]
  return (
    <section aria-labelledby={headingId}>
      <Group gap="12px 24px" align="flex-start" justify="space-between" mb={20}>
        <Title order={2} size="h3" id={headingId}>
          {t('overview.recent.title')}
        </Title>
        <AnchorLink to="/admin/users">{t('overview.recent.all')}</AnchorLink>
      </Group>
      {users.length === 0 ? (
        <Text mt={4} c="dimmed">
          {t('overview.recent.nothing')}
        </Text>
      ) : (
        <DataTable
          caption={t('overview.recent.caption')}
          columns={columns}
          rows={users}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  )
}
