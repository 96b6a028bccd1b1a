import type { BoardRow } from '@probant/contract/live/board'
import type { Locale } from '@probant/contract/locales'
import type { TFunction } from 'i18next'
import { regional } from '#web/lib/format.ts'
import { formatterOf } from '#web/lib/formatters.ts'
import { leftWords, useTicking } from '../ticking.ts'
import classes from './board-row.module.css'

interface RowTimeProps {
  row: BoardRow
  aheadMs: number
  t: TFunction<'live'>
  locale: Locale
}

/** While they are at work, how long they have; then what came of it. */
export function RowTime({ row, aheadMs, t, locale }: RowTimeProps) {
  const { status, deadlineAt, pausedAt, score, extraMinutes } = row
  const isTicking = status === 'at_work' || status === 'away'
  const element = useTicking(isTicking ? deadlineAt : null, aheadMs)
  // A figure would be read as the score.
  if (score?.isProvisional) return <span>{t('row.toGrade')}</span>
  if (score) {
    const percent = formatterOf('NumberFormat', regional(locale), {
      style: 'percent',
      maximumFractionDigits: 0,
    })
    return <strong>{percent.format(score.percent / 100)}</strong>
  }
  const isStopped = status === 'paused' && pausedAt !== null
  return (
    <>
      {deadlineAt && (isTicking || isStopped) && (
        <>
          <span className={classes.heard}>{t('row.timeLeft')} </span>
          {isStopped ? (
            <span>{leftWords(deadlineAt, Date.parse(pausedAt))}</span>
          ) : (
            <span ref={element} className={classes.ticking} />
          )}
        </>
      )}
      {extraMinutes > 0 && <span className={classes.extra}>{t('row.extra', { count: extraMinutes })}</span>}
    </>
  )
}
