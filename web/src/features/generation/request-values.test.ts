import type { Generation } from '@probant/contract/generation'
import { generationRequestSchema } from '@probant/contract/generation'
import { describe, expect, it } from 'vitest'
import { excessOf, formOf, newRequest, requestOfGeneration, totalOf } from './request-values.ts'

const GENERATION: Generation = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'finished',
  subject: 'First aid',
  language: 'fr',
  counts: { easy: 1, medium: 0, tough: 2 },
  types: ['true_false'],
  hasText: true,
  generator: 'builtin',
  asked: 3,
  delivered: 3,
  rejected: {},
  ahead: null,
  failure: null,
  startedAt: '2026-11-15T08:00:00.000Z',
}

describe('a request', () => {
  it('needs nothing but a subject to begin with', () => {
    const values = { ...newRequest('en'), subject: 'History' }
    expect(generationRequestSchema.safeParse(formOf(values)).success).toBe(true)
    expect(totalOf(values)).toBe(10)
  })

  it('asks for open questions only on their tab, and finds the other types again on the first', () => {
    const values = { ...newRequest('en'), tab: 'open' as const }
    expect(formOf(values).types).toEqual(['open'])
    expect(formOf({ ...values, tab: 'mixed' }).types).toEqual(['multiple_choice', 'true_false', 'fill_in'])
  })

  it('sends the own text only while it is wanted', () => {
    const values = { ...newRequest('en'), text: 'Water boils at 100 degrees.' }
    expect(formOf(values)).not.toHaveProperty('text')
    expect(formOf({ ...values, usesText: true }).text).toBe('Water boils at 100 degrees.')
  })

  it('is refused at the text where the own text is wanted and there is none', () => {
    const values = { ...newRequest('en'), subject: 'History', usesText: true, text: '  ' }
    const { error } = generationRequestSchema.safeParse(formOf(values))
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['text', 'sourceTextEmpty'],
    ])
  })

  it('takes an emptied stepper for none', () => {
    const counts = { easy: '', medium: 2, tough: '' }
    expect(totalOf({ counts })).toBe(2)
    expect(formOf({ ...newRequest('en'), counts }).counts).toEqual({ easy: 0, medium: 2, tough: 0 })
  })

  it('names the field where too many or none are asked for', () => {
    const paths = (counts: { easy: number; medium: number; tough: number }) =>
      generationRequestSchema
        .safeParse(formOf({ ...newRequest('en'), subject: 'History', counts }))
        .error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(paths({ easy: 0, medium: 0, tough: 0 })).toEqual([['counts.easy', 'noQuestionsAsked']])
    expect(paths({ easy: 50, medium: 1, tough: 0 })).toEqual([['counts.easy', 'tooManyQuestions']])
  })
})

it('can be made again out of a generation, but for the text', () => {
  const again = requestOfGeneration(GENERATION)
  expect(formOf(again)).toEqual({
    subject: 'First aid',
    language: 'fr',
    counts: { easy: 1, medium: 0, tough: 2 },
    types: ['true_false'],
  })
  expect(requestOfGeneration({ ...GENERATION, types: ['open'] }).tab).toBe('open')
})

describe('how many are too many', () => {
  it('is more than the generator makes in one go, or than the plan leaves', () => {
    expect(excessOf(50, { capacity: undefined, most: 50 })).toBe(0)
    expect(excessOf(51, { capacity: 1000, most: 50 })).toBe(1)
    expect(excessOf(19, { capacity: 19, most: 50 })).toBe(0)
    expect(excessOf(25, { capacity: 19, most: 50 })).toBe(6)
  })
})
