import type { ShownScore } from '@probant/contract/submissions/review'
import { beforeEach, expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { ScoreLine } from './score-line.tsx'

beforeEach(() => loadSentences('taking'))

it.each<[string, ShownScore['scaled']]>([
  ['60% 6 of 10 points', { kind: 'percent', value: 60, isPassed: null }],
  ['12/20 6 of 10 pointsNot passed', { kind: 'out_of', value: 12, outOf: 20, isPassed: false }],
  ['6/10 60%Passed', { kind: 'points', value: 6, outOf: 10, isPassed: true }],
  ['B 6 of 10 points', { kind: 'letters', letter: 'B', isPassed: null }],
  ['Passed 6 of 10 points', { kind: 'passed', isPassed: true }],
])('a participant reads %s', async (words, scaled) => {
  expect(await read({ ...SCORE, scaled })).toBe(`Your score ${words}`)
})

it('a participant reads points so far, and nothing on a scale, before all of it is graded', async () => {
  const words = await read({ ...SCORE, gradedPoints: 6, isProvisional: true, scaled: null })
  expect(words).toContain('6 of the 6 points graded so far')
  expect(words).not.toContain('%')
})

const SCORE = { points: 6, totalPoints: 10, percent: 60, gradedPoints: 10, isProvisional: false }

/** What stands on the page, without the styles that stand before it. */
async function read(score: ShownScore): Promise<string | undefined> {
  const { container } = await draw(<ScoreLine score={score} />)
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent).join('')
}
