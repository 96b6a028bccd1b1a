import { type Random, seededRandom } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import { answerSchema } from '../model/element-schema.ts'
import type { Candidate } from '../provider.ts'
import { generatedKind } from './index.ts'

describe('several right answers that a model has made', () => {
  it('are two at least, beside one wrong one at least, all of them different', () => {
    expect(rejection(['Helium', 'Neon'], ['Oxygen', 'Iron'])).toBeUndefined()
    expect(rejection(['Helium'], ['Oxygen', 'Iron'])).toBe('malformed')
    expect(rejection(['Helium', 'Neon'], [])).toBe('malformed')
    expect(rejection(['Helium', ' '], ['Oxygen'])).toBe('malformed')
    expect(rejection(Array.from('abcdefgh'), ['i', 'j', 'k'])).toBe('malformed')
    expect(rejection(['Helium', 'Neon'], ['Neon '])).toBe('answers_not_distinct')
    expect(rejection(['Helium', 'Neon'], ['None of the above'])).toBe('all_of_the_above')
  })

  it('do not stand in the title', () => {
    expect(rejection(['Gases', 'Neon'], ['Oxygen', 'Iron'])).toBe('answer_in_stem')
  })

  it('are asked for with a schema, and become what an author would write', () => {
    expect(JSON.stringify(answerSchema(['choices'], { hasText: false }))).toContain('"right"')
    const { options, ...rest } = written(['a', 'b'], ['c', 'd'], seededRandom(1))
    expect(rest).toEqual({ isSingle: false, partial: false })
    expect(options.toSorted((one, other) => one.text.localeCompare(other.text))).toEqual([
      { text: '*a*', isCorrect: true },
      { text: '*b*', isCorrect: true },
      { text: '*c*', isCorrect: false },
      { text: '*d*', isCorrect: false },
    ])
  })

  it.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 4],
    [4, 2],
  ])('stand in every place as often: %i right and %i wrong', (rightCount, wrongCount) => {
    const all = Array.from('abcdef').slice(0, rightCount + wrongCount)
    const random = seededRandom(1)
    const times = all.map(() => 0)
    for (let run = 0; run < RUNS; run++) {
      const { options } = written(all.slice(0, rightCount), all.slice(rightCount), random)
      for (const [place, { isCorrect }] of options.entries())
        if (isCorrect) times[place] = (times[place] ?? 0) + 1
    }
    const share = rightCount / all.length
    for (const count of times) expect(Math.abs(count / RUNS - share)).toBeLessThan(0.05)
  })
})

const RUNS = 2000

function written(right: string[], wrong: string[], random: Random) {
  const how = { markdown: (text: string) => `*${text}*`, plain: String, dealPlace: () => 0, random }
  return generatedKind({ type: 'choices' }).written(made(right, wrong), how) as WrittenChoices
}

interface WrittenChoices {
  options: { text: string; isCorrect: boolean }[]
  isSingle: boolean
  partial: boolean
}

function made(right: string[], wrong: string[]): Candidate {
  return {
    type: 'choices',
    difficulty: 'easy',
    title: 'Which of these elements are noble gases?',
    explanation: '',
    source: 'llm:test',
    sourceSentence: null,
    right,
    wrong,
  }
}

function rejection(right: string[], wrong: string[]) {
  return rejectionOf(made(right, wrong), { language: 'en', titles: knownTitles([]), facts: new Set() })
}
