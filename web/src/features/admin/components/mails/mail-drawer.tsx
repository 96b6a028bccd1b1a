import { Drawer, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { mailQuery } from '../../queries.ts'
import { MailView } from './mail-view.tsx'

/** One mail as it was written; its id stands in the address bar, so that a link opens it. */
export function MailDrawer({ mailId, onClose }: { mailId: string | undefined; onClose: () => void }) {
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
