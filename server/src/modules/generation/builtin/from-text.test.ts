import { DIFFICULTIES, type QuestionType } from '@probant/contract/questions/form'
import { seededRandom } from '@probant/knowledge'
import { questionsFromText } from '@probant/knowledge/document'
import { describe, expect, it } from 'vitest'
import { SHORT_TEXTS } from '../../../../../knowledge/src/document/testing/short-texts.ts'
import { TUNING_TEXTS } from '../../../../../knowledge/src/document/testing/tuning-texts.ts'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import type { Candidate } from '../provider.ts'
import { run } from '../run.ts'
import { planSlots } from '../slots.ts'
import { createBuiltinGenerator } from './generator.ts'

const USUAL: QuestionType[] = ['multiple_choice', 'true_false', 'fill_in']

describe.each(TUNING_TEXTS)('from a page about $subject', ({ text, subject, language }) => {
  it.each([...USUAL, 'open'] as const)(
    'comes what was asked for, and all of it passes the gate: %s',
    (type) => {
      const slots = DIFFICULTIES.flatMap((difficulty) => [
        { type, difficulty },
        { type, difficulty },
      ])
      const delivered = questionsFromText({ text, subject, language, slots, avoid: [], seed: 1 })
      expect(delivered.length).toBeGreaterThanOrEqual(3)
      for (const candidate of delivered) {
        expect(candidate.type).toBe(type)
        expect(
          rejectionOf(candidate, { language, titles: knownTitles([]), facts: new Set() }),
        ).toBeUndefined()
        expect(text.replaceAll("'", '’')).toContain(candidate.sourceSentence)
      }
    },
  )
})

describe.each(SHORT_TEXTS)('two hundred words about $subject', (page) => {
  it.each([1, 2, 3])('give the ten questions that the form asks for at first (seed %i)', async (seed) => {
    const questions = await generated(page, USUAL, seed)
    expect(questions).toHaveLength(10)
    for (const type of USUAL) expect(questions.some((one) => one.type === type)).toBe(true)
    const facts = questions.map(({ fact }) => fact)
    expect(new Set(facts).size).toBe(facts.length)
  })

  it.each([1, 2, 3])(
    'give ten statements, not all of them true and not all false (seed %i)',
    async (seed) => {
      const statements = await generated(page, ['true_false'], seed)
      const trueCount = statements.filter((one) => one.type === 'true_false' && one.isTrue).length
      expect(statements).toHaveLength(10)
      expect(trueCount).toBeGreaterThanOrEqual(4)
      expect(trueCount).toBeLessThanOrEqual(6)
    },
  )
})

it('a text of which nothing false can be made gives no row of true statements, in however many rounds', async () => {
  const text =
    'Half of the stones came from Nîmes, where they were cut, polished and shipped. Some 300 workers, most of them from Gaul, had to eat, sleep and work there, or else leave. Some 40 barges, or perhaps 50, came up, were unloaded and left.'
  const page = { subject: 'Stones', language: 'en' as const, text }
  const statements = await generated(page, ['true_false'], 1)
  const trueCount = statements.filter((one) => one.type === 'true_false' && one.isTrue).length
  expect(trueCount).toBeLessThanOrEqual(1 + (statements.length - trueCount))
})

/** Along the road that every question takes: slots, gate, at most three rounds. */
const builtin = createBuiltinGenerator({
  document: {
    ensureCapacity() {},
    async *fromText(request) {
      yield* questionsFromText(request)
    },
  },
})

async function generated(
  page: (typeof SHORT_TEXTS)[number],
  types: QuestionType[],
  seed: number,
): Promise<Candidate[]> {
  const saved: Candidate[] = []
  await run({
    generator: builtin,
    request: { ...page, seed },
    types,
    slots: planSlots({ counts: { easy: 3, medium: 5, tough: 2 }, types }),
    known: [],
    random: seededRandom(seed),
    async save(_, candidate) {
      saved.push(candidate)
      return true
    },
    reject: () => undefined,
    signal: new AbortController().signal,
  })
  return saved
}
