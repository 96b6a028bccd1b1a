import { Box, Flex } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { type BoardCounts, SHOWN, type Shown } from '../arrangement.ts'
import classes from './board-counts.module.css'

interface BoardCountsProps {
  counts: BoardCounts
  shown: Shown | undefined
  onShow: (shown: Shown | undefined) => void
}

/** Spoken of where there are some. */
const RARE: readonly Shown[] = ['absent', 'paused', 'ended']

/** How many there are of each; pressed, the board shows only those. */
export function BoardCountsBar({ counts, shown, onShow }: BoardCountsProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const offered = SHOWN.filter((one) => !RARE.includes(one) || counts[one] > 0 || shown === one)
  return (
    <Flex component="fieldset" className={classes.counts} gap="xs" bd={0} aria-label={t('live.counts.label')}>
      {[undefined, ...offered].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          className={classes.count}
          aria-pressed={shown === one}
          data-warns={(one === 'violations' && counts.violations > 0) || undefined}
          onClick={() => onShow(one)}
        >
          <Box component="strong" className="tabular" me={4} fz="md">
            {formatNumber(locale, counts[one ?? 'all'])}
          </Box>{' '}
          {t(`live.counts.${one ?? 'all'}`, { count: counts[one ?? 'all'] })}
        </button>
      ))}
    </Flex>
  )
}
