import { describe, expect, it } from 'vitest'
import type { GenerationView } from './generation-view.ts'
import { summaryOf } from './summary.ts'

const GENERATION: GenerationView = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'finished',
  subject: 'First aid',
  language: 'en',
  counts: { easy: 10, medium: 0, tough: 0 },
  types: ['multiple_choice'],
  hasText: false,
  generator: 'builtin',
  asked: 10,
  delivered: 10,
  rejected: {},
  ahead: null,
  failure: null,
  startedAt: '2026-11-15T08:00:00.000Z',
  deliveries: sheets(10),
  dropped: [],
}

describe('the summary', () => {
  it('says that all came', () => {
    expect(summaryOf(GENERATION)).toEqual({
      outcome: 'complete',
      here: 10,
      dropped: 0,
      missing: 0,
      rejected: [],
      rejectedCount: 0,
      advice: undefined,
    })
  })

  it('counts what lies on the desk now, and says how many of those that were made are gone', () => {
    expect(summaryOf({ ...GENERATION, deliveries: sheets(9) })).toMatchObject({
      outcome: 'complete',
      here: 9,
      dropped: 1,
      missing: 0,
    })
    expect(summaryOf({ ...GENERATION, delivered: 7, deliveries: sheets(6) })).toMatchObject({
      outcome: 'short',
      here: 6,
      dropped: 1,
      missing: 3,
    })
  })

  it('says why candidates were turned away, the commonest reason first', () => {
    const summary = summaryOf({ ...GENERATION, rejected: { malformed: 1, duplicate: 3, wrong_type: 0 } })
    expect(summary.rejected).toEqual([
      { reason: 'duplicate', count: 3 },
      { reason: 'malformed', count: 1 },
    ])
    expect(summary.rejectedCount).toBe(4)
  })

  it('says what to do about missing ones, by who made them and out of what', () => {
    const short = { ...GENERATION, delivered: 7 }
    expect(summaryOf(short)).toMatchObject({ outcome: 'short', missing: 3, advice: 'ownText' })
    expect(summaryOf({ ...short, hasText: true }).advice).toBe('longerText')
    expect(summaryOf({ ...short, generator: 'openai-compatible/small' }).advice).toBe('askAgain')
  })

  it('advises nothing to whoever stopped it, or where it broke', () => {
    for (const status of ['cancelled', 'failed'] as const) {
      expect(summaryOf({ ...GENERATION, status, delivered: 2 })).toMatchObject({
        outcome: status,
        missing: 8,
        advice: undefined,
      })
    }
  })
})

/** How many lie there is all that counts. */
function sheets(count: number): GenerationView['deliveries'] {
  return Array.from({ length: count }, () => ({})) as GenerationView['deliveries']
}
