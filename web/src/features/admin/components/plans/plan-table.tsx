import { Box, Group, Text, Title } from '@mantine/core'
import type { AdminPlan } from '@probant/contract/admin/plans'
import { UNLIMITED } from '@probant/contract/limits'
import { LIMIT_KINDS, type PlanLimits } from '@probant/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber, formatPrice } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useDeleteEnterprisePlan } from '../../mutations.ts'
import { allPlansQuery } from '../../queries.ts'

interface PlanTableProps {
  title: string
  sentence: string
  plans: AdminPlan[]
  /** What to say where there are none. */
  nothing?: string
}

export function PlanTable({ title, sentence, plans, nothing }: PlanTableProps) {
  const headingId = useId()
  const columns = usePlanColumns()
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {title}
      </Title>
      <Text mt={4} mb="md" c="dimmed">
        {sentence}
      </Text>
      {plans.length === 0 ? (
        <Text>{nothing}</Text>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={plans}
          rowKey={({ id }) => id}
          actions={(plan) => <PlanActions plan={plan} />}
        />
      )}
    </section>
  )
}

function PlanActions({ plan }: { plan: AdminPlan }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <Group display="inline-flex" gap="xs" justify="flex-end">
      <ButtonLink
        to="/admin/plans/$planId"
        params={{ planId: plan.id }}
        size="xs"
        variant="default"
        aria-label={t('plans.editOf', { name: plan.texts[locale].name })}
      >
        {t('plans.edit')}
      </ButtonLink>
      {plan.can.delete && <PlanDeletion plan={plan} />}
    </Group>
  )
}

function usePlanColumns(): Column<AdminPlan>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('plans.columns.name'),
      cell: ({ texts, organization }) => (
        <>
          <Box component="strong" fw={600}>
            {texts[locale].name}
          </Box>
          {organization && (
            <Box c="dimmed" fz="xs">
              {organization.name}
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'price',
      header: t('plans.columns.price'),
      nowrap: true,
      cell: (plan) => formatPrice(locale, plan),
    },
    {
      key: 'limits',
      header: t('plans.columns.limits'),
      cell: ({ limits }) => <LimitSummary limits={limits} />,
    },
    {
      key: 'workspaces',
      header: t('plans.columns.workspaces'),
      nowrap: true,
      cell: ({ workspaceCount }) => formatNumber(locale, workspaceCount),
    },
  ]
}

function PlanDeletion({ plan }: { plan: AdminPlan }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const deletion = useDeleteEnterprisePlan()
  const { data: plans } = useQuery(allPlansQuery)
  const count = plan.workspaceCount
  const { name } = plan.texts[locale]
  const remove = (close: () => void) =>
    deletion.mutate(plan.id, {
      onSuccess: () => toast.success(t('plans.deleted', { name })),
      onSettled: close,
    })
  return (
    <AskedButton
      size="xs"
      label={t('plans.delete')}
      aria-label={t('plans.deleteOf', { name })}
      title={t('plans.deleteTitle', { name })}
      confirm={t('plans.delete')}
      isPending={deletion.isPending}
      onConfirm={remove}
    >
      {count === 0
        ? t('plans.deleteUnused')
        : t('plans.deleteSentence', {
            count,
            formatted: formatNumber(locale, count),
            organization: plan.organization?.name,
            plan: plans?.find(({ isDefault }) => isDefault)?.texts[locale].name,
          })}
    </AskedButton>
  )
}

/** The six limits in one glance; an infinity sign is read out as a word. */
function LimitSummary({ limits }: { limits: PlanLimits }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    // As wide as its words: in French they are longer than half of what the table would give.
    <SideBySide component="ul" className="plain" of="repeat(2, max-content)" from="md" gap="2px 16px" fz="xs">
      {LIMIT_KINDS.map((kind) => (
        <li key={kind}>
          <Box component="strong" className="tabular" fw={600}>
            {limits[kind] === UNLIMITED ? (
              <Box component="span" c="dimmed" role="img" aria-label={t('plans.form.unlimited')}>
                ∞
              </Box>
            ) : (
              formatNumber(locale, limits[kind])
            )}
          </Box>{' '}
          <Box component="span" c="dimmed">
            {t(`plans.shortLimits.${kind}`)}
          </Box>
        </li>
      ))}
    </SideBySide>
  )
}
