import type { ItemReport } from '@probant/contract/results/report'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { hasStatistics, ItemCounts } from '../../components/items/item-counts.tsx'
import { useFigures } from '../../figures.ts'
import classes from './print.module.css'

type Column = 'facility' | 'discrimination' | 'efficiency' | 'right' | 'time'

/** What can be said of each question; where there are too few for more, how many were right. */
export function PrintedItems({ items }: { items: ItemReport[] }) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  const columns: Column[] = hasStatistics(items)
    ? ['facility', 'discrimination', 'efficiency', 'time']
    : ['right', 'time']
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th scope="col">{t('items.number')}</th>
          <th scope="col">{t('items.question')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes.figure}>
              {t(`items.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.questionId}>
            <td>{item.number}</td>
            <td>
              <RichText html={item.titleHtml} lang={item.language} />
              {item.scoring !== 'normal' && <em>{t(`items.${item.scoring}`)}</em>}
              {item.hints.map((hint) => t(`hints.${hint}.mark`)).join(', ')}
            </td>
            {columns.map((column) => (
              <td key={column} className={classes.figure} data-name={t(`items.${column}`)}>
                {cell(item, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

  function cell(item: ItemReport, column: Column): ReactNode {
    const { statistics, averageSpentMs } = item
    if (column === 'time') return figures.time(averageSpentMs)
    if (column === 'right') return <ItemCounts item={item} />
    if (column === 'facility' && !statistics) return <ItemCounts item={item} isNamed />
    return column === 'facility' ? figures.percent(statistics?.facility) : figures.index(statistics?.[column])
  }
}
