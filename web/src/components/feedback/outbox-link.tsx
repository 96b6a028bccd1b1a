import { useTranslation } from 'react-i18next'
import { useUser } from '#web/lib/session.ts'
import { AnchorLink } from '../navigation/links.tsx'

/** After a sentence that names the outbox: the way there, for whoever may open it. */
export function OutboxLink() {
  const { t } = useTranslation('common')
  const { isAdmin } = useUser()
  if (!isAdmin) return null
  return (
    <>
      {' '}
      <AnchorLink to="/admin/mails" inherit>
        {t('openOutbox')}
      </AnchorLink>
    </>
  )
}
