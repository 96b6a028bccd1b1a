import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markingKeyOf, paperSeed } from './marking-key.ts'
import { draw, type PaperQuestion } from './paper.ts'

const shufflings = fc.record({ questions: fc.boolean(), answers: fc.boolean() })
const pools = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    drawn: fc.integer({ min: 1, max: size }),
    participantId: fc.uuid(),
    shuffling: shufflings,
  }),
)
type Pool = typeof pools extends fc.Arbitrary<infer Value> ? Value : never

describe('the papers of several attempts', () => {
  it('ask nothing of a pool again before all of it was asked', () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const asked: string[] = []
        for (let attempt = 1; attempt * pool.drawn <= pool.size; attempt++)
          asked.push(...askedIn(pool, attempt))
        expect(new Set(asked).size).toBe(asked.length)
      }),
    )
  })

  it('ask every question of a pool in turn, each paper as many of them as any other, and none twice', () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const attempts = Math.ceil(pool.size / pool.drawn)
        const papers = Array.from({ length: attempts }, (_, index) => askedIn(pool, index + 1))
        for (const paper of papers) expect(new Set(paper).size).toBe(pool.drawn)
        expect(new Set(papers.flat()).size).toBe(pool.size)
      }),
    )
  })

  it('are always the same, the first one as it was when there was no other', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 20 }), (pool, attempt) => {
        expect(paperOf(pool, attempt)).toEqual(paperOf(pool, attempt))
        const { participantId, shuffling } = pool
        const seed = `quiz/participant ${participantId}`
        expect(paperOf(pool, 1)).toEqual(draw(quizOf(pool), { seed, shuffling }))
      }),
    )
  })

  it('are marked by what they ask', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 20 }), (pool, attempt) => {
        const { participantId } = pool
        const { sections, asked } = quizOf(pool)
        const places = markingKeyOf('quiz', sections, asked).placesFor({ participantId, attempt })
        const marked = places?.map((place) => asked[place]?.questionId) ?? asked.map((one) => one.questionId)
        expect(marked.toSorted()).toEqual(askedIn(pool, attempt).toSorted())
      }),
    )
  })

  it('stand in another order where questions are shuffled', () => {
    const pool = { size: 12, drawn: 12, participantId: 'anna', shuffling: { questions: true, answers: true } }
    expect(askedIn(pool, 2)).not.toEqual(askedIn(pool, 1))
    expect(askedIn(pool, 2).toSorted()).toEqual(askedIn(pool, 1).toSorted())
  })
})

function askedIn(pool: Pool, attempt: number): string[] {
  return paperOf(pool, attempt).flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
}

function paperOf(pool: Pool, attempt: number) {
  const { participantId, shuffling } = pool
  return draw(quizOf(pool), { ...paperSeed('quiz', { participantId, attempt }), shuffling })
}

function quizOf({ size, drawn }: Pool) {
  const asked = Array.from(
    { length: size },
    (_, position): PaperQuestion => ({
      questionId: `question ${position}`,
      section: 0,
      position,
      points: 1,
      subject: 'Everything',
      titleHtml: '',
      content: { type: 'true_false', isTrue: true },
      explanationHtml: '',
      scoring: 'normal',
    }),
  )
  return { sections: [{ title: '', draw: drawn }], asked }
}
