import type { BoardRow as Row } from '@probant/contract/live/board'
import type { Locale } from '@probant/contract/locales'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { memo, useRef } from 'react'
import { formatSpan } from '#web/lib/day-and-time.ts'
import { formatDay, formatted } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { nameOf } from '../arrangement.ts'
import classes from './board-row.module.css'
import { ProgressStrip } from './progress-strip.tsx'
import { type RowActions, RowMenu } from './row-menu.tsx'
import { RowTime } from './row-time.tsx'

interface BoardRowProps {
  row: Row
  /** Where it stands among how many: of a long list only a part is in the page. */
  place: number
  count: number
  aheadMs: number
  isRunning: boolean
  actions: RowActions
  /** Asked for once and handed down: a thousand rows listening to the language would be too many. */
  t: TFunction<'results'>
  locale: Locale
}

/** One person, seen from the desk. Drawn again only where something about them has changed. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, place, count, aheadMs, isRunning, actions, t, locale } = props
  const before = useRef(row.violations)
  const name = nameOf(row) || t('live.gone')
  const isFresh = row.violations > before.current
  return (
    <li
      className={classes.row}
      data-status={row.status}
      data-fresh={isFresh || undefined}
      style={{ '--place': place }}
      aria-posinset={place + 1}
      aria-setsize={count}
    >
      {/* Another key begins the stroke anew. */}
      {isFresh && <span key={row.violations} className={classes.fresh} aria-hidden="true" />}
      <div className={classes.person}>
        <span className={classes.name}>{name}</span>
        {row.name && row.email && <span className="note">{row.email}</span>}
      </div>
      <div className={classes.status}>
        <span className={classes.dot} aria-hidden="true" />
        <span>
          {t(`live.statuses.${row.status}`)}
          {row.seenAt && (
            <span className={`note ${classes.since}`}>
              {' '}
              {t('live.row.since', { when: momentOf(row.seenAt, locale) })}
            </span>
          )}
          {row.window && !row.startedAt && (
            <span className={`note ${classes.since}`}>
              {' '}
              {formatSpan(locale, row.window.opensAt, row.window.closesAt, readerZone())}
            </span>
          )}
        </span>
      </div>
      <div className={classes.progress}>
        <ProgressStrip progress={row.progress} answered={row.answered} t={t} />
      </div>
      <div className={`tabular ${classes.time}`}>
        <RowTime row={row} aheadMs={aheadMs} t={t} locale={locale} />
      </div>
      <div className={classes.violations}>
        {row.violations > 0 && (
          <button type="button" className={classes.caught} onClick={() => actions.readTimeline(row)}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            <span aria-hidden="true">{row.violations}</span>
            <span className="unseen">{t('live.row.violations', { count: row.violations, name })}</span>
          </button>
        )}
      </div>
      <div className={classes.menu}>
        <RowMenu row={row} name={name} isRunning={isRunning} actions={actions} t={t} />
      </div>
    </li>
  )
})

const DAY_MS = 86_400_000

/** The time; the day where it is longer ago, as in a quiz without a limit. */
function momentOf(instant: string, locale: Locale): string {
  const isLongAgo = Date.now() - Date.parse(instant) > DAY_MS
  return isLongAgo ? formatDay(locale, instant) : formatted(locale, instant, { timeStyle: 'short' })
}
