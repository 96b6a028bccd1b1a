import type { Question } from '@probant/contract/questions/question'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finalPercent, markAnswer, scoreOf } from './marking.ts'

type Content = Question['content']

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
/** Steps of a quarter, as they are to come. */
const points = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4)

const choice = fc.record({ type: fc.constant('multiple_choice' as const), right: fc.nat(3) }).map(
  ({ type, right }): Content => ({
    type,
    answers: ['a', 'b', 'c', 'd'].map((one, place) => ({ text: one, html: one, isCorrect: place === right })),
  }),
)
const trueFalse = fc.boolean().map((isTrue): Content => ({ type: 'true_false', isTrue }))
const fillIn = fc.record({
  type: fc.constant('fill_in' as const),
  accepted: fc.array(text, { minLength: 1, maxLength: 5 }),
  ignoresAccents: fc.boolean(),
})
const open = points.map((maxScore): Content => ({ type: 'open', maxScore, guidance: '', guidanceHtml: '' }))
const closed: fc.Arbitrary<Content> = fc.oneof(choice, trueFalse, fillIn)
const content = fc.oneof(closed, open)

const given: fc.Arbitrary<GivenAnswer> = fc.oneof(
  fc.record({ type: fc.constant('multiple_choice' as const), place: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ type: fc.constant('true_false' as const), isTrue: fc.boolean() }),
  fc.record({ type: fc.constant('fill_in' as const), text: fc.string({ unit: 'binary', maxLength: 20 }) }),
  fc.record({ type: fc.constant('open' as const), text: fc.string({ unit: 'binary', maxLength: 20 }) }),
)
const asked = fc.record({ questionId: fc.uuid(), content, points, answer: fc.option(given) })
const paper = fc.uniqueArray(asked, { minLength: 1, maxLength: 12, selector: ({ questionId }) => questionId })

describe('marking one answer', () => {
  it('earns all of its points or none, and only an open one waits for a person', () => {
    fc.assert(
      fc.property(content, points, fc.option(given), (content, points, answer) => {
        const { mark, earnedPoints } = markAnswer({ content, points }, answer)
        expect(earnedPoints).toBe({ right: points, wrong: 0, unanswered: 0, ungraded: null }[mark])
        expect(mark === 'ungraded').toBe(
          content.type === 'open' && answer?.type === 'open' && answer.text.trim() !== '',
        )
      }),
    )
  })

  it('earns nothing where nothing was answered, or only spaces', () => {
    const blank = fc.constantFrom(
      null,
      undefined,
      ...['', '  ', '\n\t\u00a0'].flatMap((text) => [
        { type: 'fill_in' as const, text },
        { type: 'open' as const, text },
      ]),
    )
    fc.assert(
      fc.property(content, points, blank, (content, points, answer) => {
        expect(markAnswer({ content, points }, answer)).toEqual({ mark: 'unanswered', earnedPoints: 0 })
      }),
    )
  })

  it('a choice: exactly one of the places is right', () => {
    fc.assert(
      fc.property(choice, points, (content, points) => {
        const marks = [0, 1, 2, 3].map(
          (place) => markAnswer({ content, points }, { type: 'multiple_choice', place }).mark,
        )
        expect(marks.filter((mark) => mark === 'right')).toHaveLength(1)
        expect(content.type === 'multiple_choice' && content.answers[marks.indexOf('right')]?.isCorrect).toBe(
          true,
        )
      }),
    )
  })

  it('true or false: one is right, the other is not', () => {
    fc.assert(
      fc.property(trueFalse, fc.boolean(), (content, isTrue) => {
        const [one, other] = [isTrue, !isTrue].map(
          (isTrue) => markAnswer({ content, points: 1 }, { type: 'true_false', isTrue }).mark,
        )
        expect([one, other].sort()).toEqual(['right', 'wrong'])
      }),
    )
  })

  it('a filled-in one: every accepted answer earns all its points, in any case and spacing', () => {
    const typing = fc.record({
      form: fc.constantFrom('NFC', 'NFD', 'NFKC'),
      isUpper: fc.boolean(),
      pad: fc.constantFrom('', ' ', '\n '),
    })
    fc.assert(
      fc.property(fillIn, fc.nat(), points, typing, (content, index, points, { form, isUpper, pad }) => {
        const chosen = content.accepted[index % content.accepted.length] ?? ''
        fc.pre(/[\p{L}\p{N}]/u.test(chosen))
        const cased = isUpper ? chosen.toUpperCase() : chosen
        const text = pad + cased.normalize(form).replaceAll(' ', '   ') + pad
        expect(markAnswer({ content, points }, { type: 'fill_in', text })).toEqual({
          mark: 'right',
          earnedPoints: points,
        })
      }),
    )
  })
})

describe('the score of a paper', () => {
  it('is never more than its points, nor less than nothing', () => {
    fc.assert(
      fc.property(paper, (questions) => {
        const total = totalOf(questions)
        const score = scoreOf(
          questions.map((question) => markAnswer(question, question.answer)),
          total,
        )
        expect(score.points).toBeGreaterThanOrEqual(0)
        expect(score.points).toBeLessThanOrEqual(total)
        expect(score.percent).toBeLessThanOrEqual(100)
        expect(score.percent).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('does not depend on the order of questions or answers', () => {
    fc.assert(
      fc.property(
        paper.chain((questions) =>
          fc.tuple(fc.constant(questions), shuffled(questions), shuffled(questions)),
        ),
        ([questions, asked, held]) => {
          expect(finalPercent(keyOf(asked), held)).toEqual(finalPercent(keyOf(questions), questions))
        },
      ),
    )
  })

  it('is the same whether it is counted by the paper or by what was answered', () => {
    fc.assert(
      fc.property(paper, (questions) => {
        const score = scoreOf(
          questions.map((question) => markAnswer(question, question.answer)),
          totalOf(questions),
        )
        const answered = questions.filter(({ answer }) => answer)
        expect(finalPercent(keyOf(questions), answered)).toBe(score.isProvisional ? null : score.percent)
      }),
    )
  })

  it('is not final while an open answer waits for a person', () => {
    const answer: GivenAnswer = { type: 'open', text: 'Because.' }
    fc.assert(
      fc.property(paper, open, points, fc.uuid(), (questions, content, points, questionId) => {
        const all = [...questions, { questionId, content, points, answer }]
        expect(finalPercent(keyOf(all), all)).toBeNull()
      }),
    )
  })

  it('is all of it where all is right, and nothing where all is blank', () => {
    const closedPaper = fc.uniqueArray(fc.record({ questionId: fc.uuid(), content: closed, points }), {
      minLength: 1,
      maxLength: 12,
      selector: ({ questionId }) => questionId,
    })
    fc.assert(
      fc.property(closedPaper, (questions) => {
        const right = questions.map((question) => ({ ...question, answer: rightAnswer(question.content) }))
        fc.pre(right.every(({ answer }) => answer.type !== 'fill_in' || /[\p{L}\p{N}]/u.test(answer.text)))
        expect(finalPercent(keyOf(questions), right)).toBe(100)
        expect(finalPercent(keyOf(questions), [])).toBe(0)
      }),
    )
  })
})

interface Worth {
  questionId: string
  content: Content
  points: number
}

function keyOf(questions: readonly Worth[]) {
  return {
    totalPoints: totalOf(questions),
    questions: new Map(questions.map(({ questionId, content, points }) => [questionId, { content, points }])),
  }
}

function totalOf(questions: readonly Worth[]): number {
  return questions.reduce((total, { points }) => total + points, 0)
}

function shuffled<T>(things: T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray(things, { minLength: things.length })
}

function rightAnswer(content: Content): GivenAnswer {
  switch (content.type) {
    case 'multiple_choice':
      return { type: 'multiple_choice', place: content.answers.findIndex(({ isCorrect }) => isCorrect) }
    case 'true_false':
      return { type: 'true_false', isTrue: content.isTrue }
    case 'fill_in':
      return { type: 'fill_in', text: content.accepted[0] ?? '' }
    case 'open':
      return { type: 'open', text: 'Because.' }
  }
}
