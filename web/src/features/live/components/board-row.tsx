import { Menu, VisuallyHidden } from '@mantine/core'
import type { BoardRow as Row } from '@probant/contract/live/board'
import type { Locale } from '@probant/contract/locales'
import {
  IconAlertTriangle,
  IconClockPlus,
  IconDots,
  IconMessage,
  IconPlayerPause,
  IconPlayerPlay,
  IconRotateClockwise,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { memo, useRef, useState } from 'react'
import { regional } from '#web/lib/format.ts'
import { nameOf } from '../arrangement.ts'
import { leftWords, useTicking } from '../ticking.ts'
import classes from './board-row.module.css'
import { ProgressStrip } from './progress-strip.tsx'

/** What is done for one of them. */
export interface RowDeeds {
  message: (row: Row) => void
  grant: (row: Row) => void
  setPaused: (row: Row, isPaused: boolean) => void
  readTimeline: (row: Row) => void
  reopen: (row: Row) => void
}

interface BoardRowProps {
  row: Row
  aheadMs: number
  isRunning: boolean
  deeds: RowDeeds
  /** Asked for once and handed down: a thousand rows listening to the language would be too many. */
  t: TFunction<'live'>
  locale: Locale
}

/** One person, seen from the desk. Drawn again only where something about them has changed. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, aheadMs, isRunning, deeds, t, locale } = props
  const before = useRef(row.violations)
  const name = nameOf(row) || t('gone')
  const isFresh = row.violations > before.current
  return (
    <li className={classes.row} data-status={row.status}>
      {/* Another key begins the stroke anew. */}
      {isFresh && <span key={row.violations} className={classes.fresh} aria-hidden="true" />}
      <div className={classes.person}>
        <span className={classes.name}>{name}</span>
        {row.name && row.email && <span className={classes.email}>{row.email}</span>}
      </div>
      <div className={classes.status}>
        <span className={classes.dot} aria-hidden="true" />
        {t(`statuses.${row.status}`)}
      </div>
      <div className={classes.progress}>
        <ProgressStrip progress={row.progress} answered={row.answered} t={t} />
      </div>
      <div className={classes.time}>
        <TimeLeft row={row} aheadMs={aheadMs} t={t} locale={locale} />
      </div>
      <div className={classes.violations}>
        {row.violations > 0 && (
          <button type="button" className={classes.caught} onClick={() => deeds.readTimeline(row)}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            <span aria-hidden="true">{row.violations}</span>
            <VisuallyHidden>{t('row.violations', { count: row.violations, name })}</VisuallyHidden>
          </button>
        )}
      </div>
      <div className={classes.menu}>
        <RowMenu row={row} name={name} isRunning={isRunning} deeds={deeds} t={t} />
      </div>
    </li>
  )
})

/** While they are at work, how long they have; then what came of it. */
function TimeLeft({ row, aheadMs, t, locale }: Pick<BoardRowProps, 'row' | 'aheadMs' | 't' | 'locale'>) {
  const { status, deadlineAt, pausedAt, score, extraMinutes } = row
  const isTicking = status === 'at_work' || status === 'away'
  const element = useTicking(isTicking ? deadlineAt : null, aheadMs)
  if (score) {
    const percent = new Intl.NumberFormat(regional(locale), { style: 'percent', maximumFractionDigits: 0 })
    const words = percent.format(score.percent / 100)
    return <strong>{score.isProvisional ? t('row.provisional', { score: words }) : words}</strong>
  }
  if (status === 'paused' && deadlineAt && pausedAt)
    return <span>{leftWords(deadlineAt, Date.parse(pausedAt))}</span>
  return (
    <>
      {isTicking && (
        <>
          <VisuallyHidden>{t('row.timeLeft')} </VisuallyHidden>
          <span ref={element} className={classes.ticking} />
        </>
      )}
      {extraMinutes > 0 && <span className={classes.extra}>{t('row.extra', { count: extraMinutes })}</span>}
    </>
  )
}

type RowMenuProps = Omit<BoardRowProps, 'aheadMs' | 'locale'> & { name: string }

/** A mere button until somebody wants it: a thousand menus would take a second to be made. */
function RowMenu(props: RowMenuProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { row, name, isRunning, t } = props
  if (row.status === 'not_begun' && !isRunning) return null
  const button = (
    <button
      type="button"
      className={classes.more}
      aria-haspopup="menu"
      aria-label={t('row.actions', { name })}
      data-menu-of={row.participantId}
      onClick={isAsked ? undefined : () => setIsAsked(true)}
    >
      <IconDots size={18} stroke={1.5} aria-hidden="true" />
    </button>
  )
  if (!isAsked) return button
  return (
    <Menu defaultOpened position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <RowItems {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}

function RowItems({ row, isRunning, deeds, t }: RowMenuProps) {
  const isAtWork = ['at_work', 'away', 'paused'].includes(row.status)
  const mayHaveTime = isRunning && row.status !== 'finished'
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <>
      {isAtWork && isRunning && (
        <>
          <Menu.Item leftSection={<IconMessage {...icon} />} onClick={() => deeds.message(row)}>
            {t('deeds.message')}
          </Menu.Item>
          <Menu.Item
            leftSection={row.pausedAt ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
            onClick={() => deeds.setPaused(row, row.pausedAt === null)}
          >
            {t(row.pausedAt ? 'deeds.resume' : 'deeds.pause')}
          </Menu.Item>
        </>
      )}
      {mayHaveTime && (
        <Menu.Item leftSection={<IconClockPlus {...icon} />} onClick={() => deeds.grant(row)}>
          {t('deeds.grant')}
        </Menu.Item>
      )}
      {row.startedAt && (
        <Menu.Item leftSection={<IconAlertTriangle {...icon} />} onClick={() => deeds.readTimeline(row)}>
          {t('deeds.timeline')}
        </Menu.Item>
      )}
      {row.canReopen && (
        <Menu.Item leftSection={<IconRotateClockwise {...icon} />} onClick={() => deeds.reopen(row)}>
          {t('deeds.reopen')}
        </Menu.Item>
      )}
    </>
  )
}
