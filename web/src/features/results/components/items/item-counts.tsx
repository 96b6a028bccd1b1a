import { Box } from '@mantine/core'
import type { ItemReport } from '@probant/contract/results/report'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../figures.ts'

/** Whether enough were asked any of them for more than counts. */
export function hasStatistics(items: readonly ItemReport[]): boolean {
  return items.some(({ statistics }) => statistics)
}

interface ItemCountsProps {
  item: ItemReport
  /** The heading above it speaks of something else. */
  isNamed?: boolean
}

/** How many were right, where too few were asked for anything more; nothing is counted of what was dropped. */
export function ItemCounts({ item, isNamed = false }: ItemCountsProps) {
  const { scoring, askedCount, rightCount, partlyCount } = item
  const { t } = useTranslation('results')
  const figures = useFigures()
  if (scoring === 'dropped') return figures.number(null)
  return (
    <>
      {t(isNamed ? 'items.rightOfNamed' : 'items.rightOf', { right: rightCount, asked: askedCount })}
      {partlyCount > 0 && (
        <Box component="span" display="block" c="dimmed" fz="xs">
          {t('items.partly', { count: partlyCount })}
        </Box>
      )}
    </>
  )
}
