import { Button, Progress } from '@mantine/core'
import type { Import } from '@probant/contract/exchange/import'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './import-state.module.css'

/** A file is being read: how many of its questions were looked at. */
export function ImportProgress({ found, onStop }: { found: Import; onStop: () => void }) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const { fileName, foundCount, lookedAtCount } = found
  const words = foundCount
    ? t('import.lookingAt', {
        done: formatNumber(locale, lookedAtCount),
        total: formatNumber(locale, foundCount),
      })
    : t('import.reading')
  return (
    <div className={classes.state}>
      <p className={classes.name}>{fileName}</p>
      <Progress
        value={foundCount ? (lookedAtCount / foundCount) * 100 : 4}
        animated={!foundCount}
        aria-label={words}
      />
      <p className={classes.words} role="status">
        {words}
      </p>
      <Button variant="default" onClick={onStop} className={classes.stop}>
        {t('import.stop')}
      </Button>
    </div>
  )
}
