import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import type { AdminSearch } from '../admin-search.ts'
import { MailDrawer } from '../components/mail-drawer.tsx'
import { MailOutbox } from '../components/mail-outbox.tsx'
import { UserList } from '../components/user-list.tsx'
import classes from './admin-page.module.css'

const route = getRouteApi('/admin/')

export function AdminPage() {
  const { t } = useTranslation('admin')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const tab = search.tab ?? 'mails'

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<AdminSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Tabs
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next as AdminSearch['tab'] } })}
        classNames={{ tab: classes.tab, list: classes.tabs }}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('title')}>
          <Tabs.Tab value="mails">{t('tabs.mails')}</Tabs.Tab>
          <Tabs.Tab value="users">{t('tabs.users')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mails">
          <MailOutbox search={search} onFilter={filter} />
        </Tabs.Panel>
        <Tabs.Panel value="users">
          <UserList search={search} onFilter={filter} />
        </Tabs.Panel>
      </Tabs>
      <MailDrawer
        mailId={search.mail}
        onClose={() =>
          void navigate({ search: { ...search, mail: undefined }, replace: true, resetScroll: false })
        }
      />
    </>
  )
}
