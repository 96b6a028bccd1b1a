import { Alert, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, readerZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { LocalNotice as Notice } from '../../beginning.ts'
import classes from './local-notice.module.css'

interface LocalNoticeProps {
  notice: Notice | undefined
  onExchange: () => void
  onClose: () => void
}

/** This browser still had something: it is in the form, or can be put there. */
export function LocalNotice({ notice, onExchange, onClose }: LocalNoticeProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const now = useNow()
  if (!notice) return null
  const { kind, keptAt } = notice
  const when = formatMoment(locale, keptAt, { timeZone: readerZone(), now })
  return (
    <Alert
      color="ink"
      role="status"
      icon={<IconHistory size={20} stroke={1.5} aria-hidden="true" />}
      title={t(`local.${kind}.title`)}
      classNames={{ message: classes.message }}
    >
      <span>{t(`local.${kind}.sentence`, { when })}</span>
      <span className={classes.actions}>
        <Button size="xs" variant="default" onClick={onExchange}>
          {t(`local.${kind}.exchange`)}
        </Button>
        <Button size="xs" variant="subtle" onClick={onClose}>
          {t(`local.${kind}.close`)}
        </Button>
      </span>
    </Alert>
  )
}
