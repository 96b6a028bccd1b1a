import { seededRandom } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import { answerSchema, elementSchema } from '../model/element-schema.ts'
import type { Candidate } from '../provider.ts'
import { generatedKind, stemOf } from './index.ts'

const CAPITALS = { France: 'Paris', Italy: 'Rome', Peru: 'Lima', Kenya: 'Nairobi' }

describe('pairs that a model has made', () => {
  it('are three at least, with no two alike on either side', () => {
    expect(rejection(CAPITALS)).toBeUndefined()
    expect(rejection(CAPITALS, ['Oslo', 'Bern'])).toBeUndefined()
    expect(rejection({ France: 'Paris', Italy: 'Rome' })).toBe('malformed')
    expect(rejection({ ...CAPITALS, Spain: ' ' })).toBe('malformed')
    expect(rejection({ ...CAPITALS, Spain: 'Rome' })).toBe('answers_not_distinct')
    expect(rejection(CAPITALS, ['Rome'])).toBe('answers_not_distinct')
  })

  it('do not give themselves away', () => {
    expect(rejection({ ...CAPITALS, 'The city state of Singapore': 'Singapore' })).toBe('answer_in_stem')
  })

  it('may have the title of others, as long as they ask about something else', () => {
    const titles = knownTitles([stemOf(made(CAPITALS))])
    const batch = { language: 'en' as const, titles, facts: new Set<string>() }
    expect(rejectionOf(made(CAPITALS), batch)).toBe('duplicate')
    const others = made({ Norway: 'Oslo', Chile: 'Santiago', Egypt: 'Cairo', Japan: 'Tokyo' })
    expect(rejectionOf(others, batch)).toBeUndefined()
  })

  it('are asked for with a schema, and become what an author would write', () => {
    const schema = JSON.stringify(answerSchema(['matching'], { hasText: false }))
    for (const field of ['"pairs"', '"left"', '"right"', '"others"']) expect(schema).toContain(field)
    const { success } = elementSchema.safeParse({
      type: 'matching',
      difficulty: 'easy',
      title: 'Match each country with its capital.',
      pairs: [{ left: 'France', right: 'Paris' }],
    })
    expect(success).toBe(true)
    const how = {
      markdown: (text: string) => `*${text}*`,
      plain: String,
      dealPlace: () => 0,
      random: seededRandom(1),
    }
    expect(generatedKind({ type: 'matching' }).written(made({ France: 'Paris' }, ['Rome']), how)).toEqual({
      pairs: [{ left: '*France*', right: '*Paris*' }],
      others: ['*Rome*'],
    })
  })
})

function made(pairs: Record<string, string>, others: string[] = []): Candidate {
  return {
    type: 'matching',
    difficulty: 'easy',
    title: 'Match each country with its capital.',
    explanation: '',
    source: 'llm:test',
    sourceSentence: null,
    pairs: Object.entries(pairs).map(([left, right]) => ({ left, right })),
    others,
  }
}

function rejection(pairs: Record<string, string>, others: string[] = []) {
  return rejectionOf(made(pairs, others), { language: 'en', titles: knownTitles([]), facts: new Set() })
}
