import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './progress-strip.module.css'

interface ProgressStripProps {
  /** A digit for each question, as the board has it: 1 answered, 2 flagged, 3 both. */
  progress: string
  answered: number
  t: TFunction<'results'>
}

/** A small square for each question. One element, painted: forty of them in each of a thousand rows would be too many. */
export function ProgressStrip({ progress, answered, t }: ProgressStripProps) {
  const count = progress.length
  if (count === 0) return null
  const digits = [...progress].map(Number)
  const flagged = digits.filter((digit) => digit >= 2).length
  const parts = [t('live.progress.answered', { count: answered, total: count })]
  if (flagged > 0) parts.push(t('live.progress.flagged', { count: flagged }))
  return <span role="img" aria-label={parts.join(', ')} className={classes.strip} style={stripOf(digits)} />
}

/** What the squares say: one of each, painted as they are in the rows. */
export function ProgressLegend() {
  const { t } = useTranslation('results')
  return (
    <ul className={`plain note ${classes.legend}`} aria-label={t('live.legend.label')}>
      {LEGEND.map(({ meaning, digit }) => (
        <li key={meaning}>
          <span className={classes.strip} style={stripOf([digit])} aria-hidden="true" />
          {t(`live.legend.${meaning}`)}
        </li>
      ))}
    </ul>
  )
}

const LEGEND = [
  { meaning: 'answered', digit: 1 },
  { meaning: 'flagged', digit: 2 },
  { meaning: 'both', digit: 3 },
  { meaning: 'empty', digit: 0 },
] as const

/** Each question takes as much of the strip as another. */
export function stripOf(digits: readonly number[]): CSSProperties {
  return {
    '--count': digits.length,
    '--flagged': painted(digits, (digit) => (digit >= 2 ? 'var(--warning)' : 'transparent')),
    '--answered': painted(digits, (digit) => (digit % 2 === 1 ? 'var(--primary)' : 'transparent')),
  }
}

/** Squares of the same colour beside each other are one stroke. */
function painted(digits: readonly number[], colourOf: (digit: number) => string): string {
  const colours = digits.map(colourOf)
  const stops = colours.flatMap((colour, index) => {
    const isSame = colour === colours[index + 1]
    const from = colour === colours[index - 1] ? [] : [`${colour} ${share(index)}`]
    return isSame ? from : [...from, `${colour} ${share(index + 1)}`]
  })
  return `linear-gradient(90deg, ${stops.join(', ')})`

  function share(index: number): string {
    return `${((100 * index) / digits.length).toFixed(2)}%`
  }
}

declare module 'react' {
  interface CSSProperties {
    '--count'?: number
    '--flagged'?: string
    '--answered'?: string
  }
}
