import classes from './subject-progress.module.css'

const WIDTH = 240
const HEIGHT = 64
const EDGE = 6

/** A line from 0 to 100%, with a dot for each value; the same height stands for the same share in all of them. */
export function Sparkline({ percents }: { percents: readonly number[] }) {
  const dots = percents.map((percent, place) => ({ x: xOf(place, percents.length), y: yOf(percent) }))
  const line = dots.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <svg className={classes.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 50, 100].map((percent) => (
        <line key={percent} className={classes.rule} x1={0} x2={WIDTH} y1={yOf(percent)} y2={yOf(percent)} />
      ))}
      {dots.length > 1 && <polyline className={classes.line} points={line} />}
      {dots.map(({ x, y }, place) => (
        <circle key={x} className={classes.dot} cx={x} cy={y} r={place === dots.length - 1 ? 4 : 2.5} />
      ))}
    </svg>
  )
}

/** One alone stands at the end, where the newest is. */
function xOf(place: number, count: number): number {
  const share = count === 1 ? 1 : place / (count - 1)
  return rounded(EDGE + share * (WIDTH - 2 * EDGE))
}

function yOf(percent: number): number {
  const share = Math.min(100, Math.max(0, percent)) / 100
  return rounded(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE))
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
