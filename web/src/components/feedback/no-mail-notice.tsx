import { Alert } from '@mantine/core'
import { IconMailPause } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '#web/lib/session.ts'

/** What can't be done where no mail is sent, and what to do instead; whoever can change that is shown where. */
export function NoMailNotice({ sentence }: { sentence: string }) {
  const { t } = useTranslation('common')
  const { isAdmin } = useUser()
  return (
    <Alert mb="lg" icon={<IconMailPause size={20} stroke={1.5} aria-hidden="true" />}>
      {sentence} {isAdmin && <Link to="/admin/mails">{t('setUpMail')}</Link>}
    </Alert>
  )
}
