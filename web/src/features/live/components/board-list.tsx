import { useMediaQuery } from '@mantine/hooks'
import type { BoardRow as Row } from '@probant/contract/live/board'
import { type FocusEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useRowsInView } from '../rows-in-view.ts'
import classes from './board-list.module.css'
import { BoardRow } from './board-row.tsx'
import { ProgressLegend } from './progress-strip.tsx'
import type { RowActions } from './row-menu.tsx'

interface BoardListProps {
  rows: readonly Row[]
  aheadMs: number
  isRunning: boolean
  actions: RowActions
  onShowAll: () => void
}

export function BoardList({ onShowAll, ...rest }: BoardListProps) {
  const { t } = useTranslation('results')
  if (rest.rows.length > 0)
    return (
      <div className={classes.board}>
        {rest.rows.some(({ progress }) => progress !== '') && <ProgressLegend />}
        <People {...rest} />
      </div>
    )
  return (
    <NoRows
      title={t('live.noMatch.title')}
      sentence={t('live.noMatch.sentence')}
      back={t('live.noMatch.back')}
      onBack={onShowAll}
    />
  )
}

/** All rows are as high as each other, so where one stands is known without the others. */
const ROW_HEIGHTS = { wide: 61, inTheHand: 118 }

function People({ rows, ...rest }: Omit<BoardListProps, 'onShowAll'>) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const isInTheHand = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const rowHeight = isInTheHand ? ROW_HEIGHTS.inTheHand : ROW_HEIGHTS.wide
  const list = useRef<HTMLOListElement>(null)
  const { from, to } = useRowsInView(list, { count: rows.length, rowHeight })
  /** Stays in the page wherever it is: the focus is in its row, or comes back to it from a dialog. So do its neighbours. */
  const [focused, setFocused] = useState<string>()
  const focusedPlace = rows.findIndex(({ participantId }) => participantId === focused)
  const isKept = (index: number) => focusedPlace >= 0 && Math.abs(index - focusedPlace) <= 1
  const noteFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest('li')?.querySelector<HTMLElement>('[data-menu-of]')?.dataset.menuOf)
  return (
    <ol
      ref={list}
      className={`plain card ${classes.list}`}
      aria-label={t('live.list')}
      style={{ '--row-height': `${rowHeight}px`, '--count': rows.length }}
      onFocus={noteFocus}
    >
      {rows.map(
        (row, index) =>
          ((index >= from && index < to) || isKept(index)) && (
            <BoardRow
              key={row.participantId}
              row={row}
              place={index}
              count={rows.length}
              t={t}
              locale={locale}
              {...rest}
            />
          ),
      )}
    </ol>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--row-height'?: string
    '--place'?: number
  }
}
