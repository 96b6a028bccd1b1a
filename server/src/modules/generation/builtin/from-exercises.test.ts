import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { comparable, seededRandom } from '@probant/knowledge'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXERCISE_SUBJECTS } from '../../../../../knowledge/src/subjects/all.ts'
import { rejectionOf } from '../gate.ts'
import { GENERATED_TYPES, generatedKind } from '../kinds/index.ts'
import { knownTitles } from '../known-titles.ts'
import type { Candidate } from '../provider.ts'
import { dealFrom } from './deal.ts'

/** An exercise has nothing to put in order, for one. */
const TYPES = GENERATED_TYPES.filter((type) => generatedKind({ type }).fromExercise)
const seeds = fc.integer({ min: 0, max: 1_000_000 })

const sources = await Promise.all(EXERCISE_SUBJECTS.map((subject) => subject.load()))

describe.each(sources)('the exercises of $id', (source) => {
  // A number is asked for where the answer is one.
  const { number } = source.make('easy', 'en', seededRandom(1))
  const types = TYPES.filter((type) => type !== 'numeric' || number)

  it('are of every type and difficulty, in both languages, and pass the gate', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...LOCALES), (seed, locale) => {
        const deal = dealFrom(source, locale, seededRandom(seed))
        for (const difficulty of DIFFICULTIES) {
          for (const type of types) {
            const candidate = deal({ type, difficulty })
            expect(candidate, `${type} ${difficulty}`).toMatchObject({ type, difficulty })
            const batch = { language: locale, titles: knownTitles([]), facts: new Set<string>() }
            expect(candidate && rejectionOf(candidate, batch), candidate?.title).toBeUndefined()
          }
        }
      }),
      { numRuns: 15 },
    )
  })

  it('have four different answers, as people compare them', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...DIFFICULTIES), (seed, difficulty) => {
        const candidate = dealFrom(source, 'fr', seededRandom(seed))({ type: 'multiple_choice', difficulty })
        const answers = answersOf(candidate)
        expect(answers).toHaveLength(4)
        expect(new Set(answers.map(comparable)).size).toBe(4)
      }),
      { numRuns: 30 },
    )
  })

  it('are never the same twice in a deal, and don’t run out within a quiz', () => {
    const deal = dealFrom(source, 'en', seededRandom(5))
    const dealt = Array.from({ length: 25 }, () => deal({ type: 'multiple_choice', difficulty: 'medium' }))
    expect(new Set(dealt.map((candidate) => candidate?.fact)).size).toBe(25)
  })

  it('ask for just the number that is right', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...DIFFICULTIES), (seed, difficulty) => {
        const exercise = source.make(difficulty, 'en', seededRandom(seed))
        if (exercise.number) expect(exercise.accepts).toContain(String(exercise.number.value))
      }),
      { numRuns: 30 },
    )
  })

  it('are set as French is set', () => {
    const deal = dealFrom(source, 'fr', seededRandom(9))
    const texts = DIFFICULTIES.flatMap((difficulty) =>
      types.flatMap((type) => textsOf(deal({ type, difficulty }))),
    )
    // No decimal point, no sign without its no-break space.
    expect(texts.filter((text) => /\d\.\d/.test(text))).toEqual([])
    expect(texts.filter((text) => /[^\u00a0][;:?!»](\s|$)|«(?!\u00a0)|'/.test(text))).toEqual([])
  })
})

function answersOf(candidate: Candidate | undefined): string[] {
  return candidate?.type === 'multiple_choice' ? [candidate.correct, ...candidate.wrong] : []
}

/** What is shown; what is accepted when typed may well be typed in another way. */
function textsOf(candidate: Candidate | undefined): string[] {
  return candidate ? [candidate.title, candidate.explanation, ...answersOf(candidate)] : []
}
