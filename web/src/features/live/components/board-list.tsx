import type { BoardRow as Row } from '@probant/contract/live/board'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import classes from './board-list.module.css'
import { BoardRow, type RowDeeds } from './board-row.tsx'

interface BoardListProps {
  rows: readonly Row[]
  aheadMs: number
  isRunning: boolean
  deeds: RowDeeds
  onShowAll: () => void
}

export function BoardList({ rows, aheadMs, isRunning, deeds, onShowAll }: BoardListProps) {
  const { t } = useTranslation('live')
  const locale = useLocale()
  if (rows.length === 0)
    return (
      <NoRows
        title={t('noMatch.title')}
        sentence={t('noMatch.sentence')}
        back={t('noMatch.back')}
        onBack={onShowAll}
      />
    )
  return (
    <ol className={classes.list} aria-label={t('list')}>
      {rows.map((row) => (
        <BoardRow
          key={row.participantId}
          row={row}
          aheadMs={aheadMs}
          isRunning={isRunning}
          deeds={deeds}
          t={t}
          locale={locale}
        />
      ))}
    </ol>
  )
}
