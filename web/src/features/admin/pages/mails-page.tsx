import { Drawer, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import type { MailSearch } from '../admin-search.ts'
import { MailOutbox } from '../components/mails/mail-outbox.tsx'
import { MailServer } from '../components/mails/mail-server.tsx'
import { MailView } from '../components/mails/mail-view.tsx'
import { mailQuery } from '../queries.ts'

const route = getRouteApi('/admin/mails')

export function MailsPage() {
  const { t } = useTranslation('admin')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: site } = useQuery(siteQuery)

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<MailSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('mails.title')} sentence={t('mails.sentence')} />
      {site && <MailServer deliversMail={site.deliversMail} />}
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

/** One mail as it was written; its id stands in the address bar, so that a link opens it. */
function MailDrawer({ mailId, onClose }: { mailId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const { data: mail, error, refetch } = useQuery({ ...mailQuery(mailId ?? ''), enabled: Boolean(mailId) })
  return (
    <Drawer
      opened={Boolean(mailId)}
      onClose={onClose}
      position="right"
      size="lg"
      title={mail?.subject || t('mails.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {error && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!error && (mail ? <MailView mail={mail} onGone={onClose} /> : <Skeleton height={320} radius="lg" />)}
    </Drawer>
  )
}
