import { useTranslation } from 'react-i18next'
import classes from './live-mark.module.css'

/** Whether what one sees keeps up by itself; nothing until that is known. */
export function LiveMark({ isLive }: { isLive: boolean | undefined }) {
  const { t } = useTranslation('participants')
  if (isLive === undefined) return null
  return (
    <span className={classes.mark} data-lost={!isLive || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      {t(isLive ? 'live.on' : 'live.lost')}
    </span>
  )
}
