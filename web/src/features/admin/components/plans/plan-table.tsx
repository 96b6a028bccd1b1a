import { Title } from '@mantine/core'
import type { AdminPlan } from '@probant/contract/admin/plans'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { formatPrice } from '#web/lib/price.ts'
import filters from '../filters.module.css'
import { LimitSummary } from './limit-summary.tsx'
import { PlanDeletion } from './plan-deletion.tsx'
import classes from './plan-table.module.css'

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
      <p className={classes.sentence}>{sentence}</p>
      {plans.length === 0 ? (
        <p className={classes.nothing}>{nothing}</p>
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
  const { t } = useTranslation('admin-plans')
  const locale = useLocale()
  return (
    <span className={filters.actions}>
      <ButtonLink
        to="/admin/plans/$planId"
        params={{ planId: plan.id }}
        size="xs"
        variant="default"
        aria-label={t('editOf', { name: plan.texts[locale].name })}
      >
        {t('edit')}
      </ButtonLink>
      {plan.can.delete && <PlanDeletion plan={plan} />}
    </span>
  )
}

function usePlanColumns(): Column<AdminPlan>[] {
  const { t } = useTranslation('admin-plans')
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ texts, organization }) => (
        <>
          <strong className={classes.name}>{texts[locale].name}</strong>
          {organization && <span className={filters.second}>{organization.name}</span>}
        </>
      ),
    },
    { key: 'price', header: t('columns.price'), nowrap: true, cell: (plan) => formatPrice(locale, plan) },
    { key: 'limits', header: t('columns.limits'), cell: ({ limits }) => <LimitSummary limits={limits} /> },
    {
      key: 'workspaces',
      header: t('columns.workspaces'),
      nowrap: true,
      cell: ({ workspaceCount }) => formatNumber(locale, workspaceCount),
    },
  ]
}
