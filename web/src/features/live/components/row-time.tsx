import type { BoardRow } from '@probant/contract/live/board'
import type { Locale } from '@probant/contract/locales'
import type { TFunction } from 'i18next'
import { formatScore } from '#web/lib/score-words.ts'
import { leftWords, useTicking } from '../ticking.ts'
import classes from './board-row.module.css'

interface RowTimeProps {
  row: BoardRow
  aheadMs: number
  t: TFunction<'results'>
  locale: Locale
}

/** While they are at work, how long they have; then what came of it. */
export function RowTime({ row, aheadMs, t, locale }: RowTimeProps) {
  const { status, deadlineAt, pausedAt, score, extraMinutes } = row
  const isTicking = status === 'at_work' || status === 'away'
  const element = useTicking(isTicking ? deadlineAt : null, aheadMs, t)
  // A figure would be read as the score.
  if (score?.isProvisional) return <span>{t('live.row.toGrade')}</span>
  if (score) return <strong>{formatScore(locale, score.scaled)}</strong>
  const isStopped = status === 'paused' && pausedAt !== null
  return (
    <>
      {deadlineAt && (isTicking || isStopped) && (
        <>
          <span className="unseen">{t('live.row.timeLeft')} </span>
          {isStopped ? <span>{leftWords(t, deadlineAt, Date.parse(pausedAt))}</span> : <span ref={element} />}
        </>
      )}
      {extraMinutes > 0 && (
        <span className={`note ${classes.extra}`}>{t('live.row.extra', { count: extraMinutes })}</span>
      )}
    </>
  )
}
