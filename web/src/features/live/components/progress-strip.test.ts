import { expect, it } from 'vitest'
import { stripOf } from './progress-strip.tsx'

it.each([
  { progress: '0000000', answered: 0, flagged: 0 },
  { progress: '1101001', answered: 4, flagged: 0 },
  { progress: '1321003', answered: 4, flagged: 3 },
  { progress: '1'.repeat(40), answered: 40, flagged: 0 },
])('paints as much of $progress as is answered, and as is flagged', ({ progress, answered, flagged }) => {
  const strip = stripOf([...progress].map(Number))
  expect(paintedIn(strip['--answered'])).toBeCloseTo((100 * answered) / progress.length, 1)
  expect(paintedIn(strip['--flagged'])).toBeCloseTo((100 * flagged) / progress.length, 1)
})

/** How many percent of it are in a colour: from where each begins to where it ends. */
function paintedIn(gradient = ''): number {
  const stops = Array.from(gradient.matchAll(/(transparent|var\([^)]+\)) ([\d.]+)%/g), ([, colour, at]) => ({
    colour,
    at: Number(at),
  }))
  return stops.reduce((total, { colour, at }, index) => {
    const end = stops[index + 1]
    return end && colour !== 'transparent' && end.colour === colour ? total + end.at - at : total
  }, 0)
}
