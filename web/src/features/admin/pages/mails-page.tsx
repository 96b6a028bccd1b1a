import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import type { MailSearch } from '../admin-search.ts'
import { MailDrawer } from '../components/mails/mail-drawer.tsx'
import { MailOutbox } from '../components/mails/mail-outbox.tsx'

const route = getRouteApi('/admin/mails')

export function MailsPage() {
  const { t } = useTranslation('admin')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<MailSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('mails.title')} sentence={t('mails.sentence')} />
      <MailOutbox search={search} onFilter={filter} />
      <MailDrawer
        mailId={search.mail}
        onClose={() =>
          void navigate({ search: { ...search, mail: undefined }, replace: true, resetScroll: false })
        }
      />
    </>
  )
}
