import { Alert } from '@mantine/core'
import type { OpenLink } from '@probant/contract/participants/open-link'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatNumber } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'

/** Somebody came in vain: the creator alone can do something about it. */
export function TurnedAway({ count, lastAt }: OpenLink['turnedAway']) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const now = useNow()
  if (count === 0 || !lastAt) return null
  const counted = { count, formatted: formatNumber(locale, count), when: formatAgo(locale, lastAt, now) }
  return (
    <Alert
      color="yellow"
      title={t('openLink.full', counted)}
      icon={<IconUsers size={20} stroke={1.5} aria-hidden="true" />}
    >
      {t('openLink.fullHint')}
    </Alert>
  )
}
