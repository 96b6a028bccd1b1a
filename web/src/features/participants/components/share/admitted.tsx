import type { ShareLink } from '@probant/contract/participants/share-link'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './share.module.css'

/** Who may come by the link. */
export function Admitted({ link: { domains, emails } }: { link: Pick<ShareLink, 'domains' | 'emails'> }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const counted = { count: emails.length, formatted: formatNumber(locale, emails.length) }
  return (
    <ul className={classes.admitted}>
      {domains.map((domain) => (
        <li key={domain}>{t('share.everybodyOf', { domain })}</li>
      ))}
      {emails.length > 0 && (
        <li>
          <details>
            <summary>{t('share.single', counted)}</summary>
            <ul className={classes.emails}>
              {emails.map((email) => (
                <li key={email}>{email}</li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  )
}
