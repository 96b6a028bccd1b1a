import { useTranslation } from 'react-i18next'
import classes from './progress-strip.module.css'

interface ProgressStripProps {
  /** A digit for each question, as the board has it: 1 answered, 2 flagged, 3 both. */
  progress: string
  answered: number
}

/** A small square for each question. One element, painted: forty of them in each of a thousand rows would be too many. */
export function ProgressStrip({ progress, answered }: ProgressStripProps) {
  const { t } = useTranslation('live')
  const count = progress.length
  if (count === 0) return <span className={classes.none} aria-hidden="true" />
  const digits = [...progress].map(Number)
  const flagged = digits.filter((digit) => digit >= 2).length
  const parts = [t('progress.answered', { answered, count })]
  if (flagged > 0) parts.push(t('progress.flagged', { count: flagged }))
  return (
    <span
      role="img"
      aria-label={parts.join(', ')}
      className={classes.strip}
      style={{
        '--count': count,
        backgroundImage: [
          painted(digits, (digit) => (digit >= 2 ? 'var(--warning)' : 'transparent')),
          painted(digits, (digit) => (digit % 2 === 1 ? 'var(--primary)' : 'var(--line)')),
        ].join(),
      }}
    />
  )
}

/** Squares of the same colour beside each other are one stroke. */
function painted(digits: readonly number[], colourOf: (digit: number) => string): string {
  const stops: string[] = []
  for (const [index, digit] of digits.entries()) {
    const colour = colourOf(digit)
    if (index > 0 && colour === colourOf(digits[index - 1] ?? 0)) continue
    const end = digits.findIndex((other, place) => place > index && colourOf(other) !== colour)
    stops.push(`${colour} ${share(index)} ${share(end < 0 ? digits.length : end)}`)
  }
  return `linear-gradient(90deg, ${stops.join(', ')})`

  function share(place: number): string {
    return `${(100 * place) / digits.length}%`
  }
}

declare module 'react' {
  interface CSSProperties {
    '--count'?: number
  }
}
