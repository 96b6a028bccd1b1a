import { Menu } from '@mantine/core'
import type { BoardRow } from '@probant/contract/live/board'
import {
  IconAlertTriangle,
  IconClockPlus,
  IconDeviceMobileUp,
  IconDots,
  IconMessage,
  IconPlayerPause,
  IconPlayerPlay,
  IconRotateClockwise,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'

/** What is done for one of them. */
export interface RowActions {
  message: (row: BoardRow) => void
  grant: (row: BoardRow) => void
  setPaused: (row: BoardRow, isPaused: boolean) => void
  readTimeline: (row: BoardRow) => void
  reopen: (row: BoardRow) => void
  /** On another device. */
  letIn: (row: BoardRow) => void
}

interface RowMenuProps {
  row: BoardRow
  name: string
  isRunning: boolean
  actions: RowActions
  t: TFunction<'results'>
}

/** A mere button until somebody wants it: a thousand menus would take a second to be made. */
export function RowMenu(props: RowMenuProps) {
  const [isAsked, setIsAsked] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const { row, name, isRunning, t } = props
  if (!row.startedAt && !isRunning) return null
  const button = (
    <button
      ref={target}
      type="button"
      aria-haspopup="menu"
      aria-label={t('live.row.actions', { name })}
      data-menu-of={row.participantId}
      onClick={isAsked ? undefined : () => setIsAsked(true)}
    >
      <IconDots size={18} stroke={1.5} aria-hidden="true" />
    </button>
  )
  if (!isAsked) return button
  /** The button that was pressed first is gone: this one stands in its place. */
  const returnFocus = () =>
    requestAnimationFrame(() => document.activeElement === document.body && target.current?.focus())
  return (
    <Menu
      defaultOpened
      onClose={returnFocus}
      position="bottom-end"
      width={240}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <RowItems {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}

function RowItems({ row, isRunning, actions, t }: RowMenuProps) {
  // As it stood when the menu was opened: an entry does what was read, also where another window was quicker.
  const [isPaused] = useState(row.pausedAt !== null)
  const isAtWork = ['at_work', 'away', 'paused'].includes(row.status)
  const mayHaveTime = isRunning && row.status !== 'finished'
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <>
      {isAtWork && isRunning && (
        <>
          <Menu.Item leftSection={<IconMessage {...icon} />} onClick={() => actions.message(row)}>
            {t('live.actions.message')}
          </Menu.Item>
          <Menu.Item
            leftSection={isPaused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
            onClick={() => actions.setPaused(row, !isPaused)}
          >
            {t(isPaused ? 'live.actions.resume' : 'live.actions.pause')}
          </Menu.Item>
        </>
      )}
      {mayHaveTime && (
        <Menu.Item leftSection={<IconClockPlus {...icon} />} onClick={() => actions.grant(row)}>
          {t('live.actions.grant')}
        </Menu.Item>
      )}
      {row.startedAt && (
        <Menu.Item leftSection={<IconAlertTriangle {...icon} />} onClick={() => actions.readTimeline(row)}>
          {t('live.actions.timeline')}
        </Menu.Item>
      )}
      {row.canLetIn && (
        <Menu.Item leftSection={<IconDeviceMobileUp {...icon} />} onClick={() => actions.letIn(row)}>
          {t('live.actions.letIn')}
        </Menu.Item>
      )}
      {row.canReopen && (
        <Menu.Item leftSection={<IconRotateClockwise {...icon} />} onClick={() => actions.reopen(row)}>
          {t('live.actions.reopen')}
        </Menu.Item>
      )}
    </>
  )
}
