import { Box } from '@mantine/core'
import { sayPassed } from '@probant/contract/scale/saying'
import type { ScaledScore } from '@probant/contract/scale/scaled-score'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPercent } from '#web/lib/format.ts'
import { formatScore } from '#web/lib/score-words.ts'

interface ShownScoreProps {
  scaled: ScaledScore | null
  percent: number | null
}

/** A score on its scale, and beside it what the scale leaves out: the percentage, and whether that is enough. */
export function ShownScore({ scaled, percent }: ShownScoreProps) {
  const locale = useLocale()
  const beside = scaled && [
    scaled.kind !== 'percent' && formatPercent(locale, percent),
    scaled.kind !== 'passed' && sayPassed(scaled.isPassed, locale),
  ]
  const words = beside?.filter(Boolean).join(' · ')
  return (
    <span>
      <strong>{formatScore(locale, scaled)}</strong>{' '}
      {words && (
        <Box component="span" className="tabular" ms={6} c="dimmed" fz="xs" fw={400}>
          {words}
        </Box>
      )}
    </span>
  )
}
