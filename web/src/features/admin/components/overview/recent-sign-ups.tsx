import { Title } from '@mantine/core'
import type { Statistics } from '@probant/contract/admin/statistics'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo } from '#web/lib/format.ts'
import classes from './charted.module.css'

type SignUp = Statistics['recentSignUps'][number]

export function RecentSignUps({ users }: { users: SignUp[] }) {
  const { t } = useTranslation('admin-overview')
  const locale = useLocale()
  const headingId = useId()
  const columns: Column<SignUp>[] = [
    { key: 'name', header: t('recent.name'), cell: ({ username }) => username },
    { key: 'email', header: t('recent.email'), cell: ({ email }) => email },
    {
      key: 'when',
      header: t('recent.when'),
      nowrap: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgo(locale, createdAt)}</time>,
    },
  ]
  return (
    <section aria-labelledby={headingId}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {t('recent.title')}
        </Title>
        <AnchorLink to="/admin/users">{t('recent.all')}</AnchorLink>
      </div>
      {users.length === 0 ? (
        <p className={classes.summary}>{t('recent.nothing')}</p>
      ) : (
        <DataTable caption={t('recent.caption')} columns={columns} rows={users} rowKey={({ id }) => id} />
      )}
    </section>
  )
}
