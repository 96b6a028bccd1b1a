import type { Question } from '@probant/contract/questions/question'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { kindOf } from '@probant/kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remarked, resultOf } from './mark-sheet.ts'
import { type Given, markAnswer, scoreOf } from './marking.ts'

type Content = Question['content']

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
/** Steps of a quarter, as they are to come. */
const points = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4)

const choice = fc.record({ type: fc.constant('multiple_choice' as const), right: fc.nat(3) }).map(
  ({ type, right }): Content => ({
    type,
    answers: ['a', 'b', 'c', 'd'].map((one, index) => ({ text: one, html: one, isCorrect: index === right })),
  }),
)
const choices = fc
  .record({ isPartial: fc.boolean(), right: fc.uniqueArray(fc.nat(4), { minLength: 1 }) })
  .map(
    ({ isPartial, right }): Content => ({
      type: 'choices',
      options: [...'abcde'].map((one, place) => ({ text: one, html: one, isCorrect: right.includes(place) })),
      isSingle: false,
      partial: isPartial,
    }),
  )
const trueFalse = fc.boolean().map((isTrue): Content => ({ type: 'true_false', isTrue }))
const fillIn = fc.record({
  type: fc.constant('fill_in' as const),
  accepted: fc.array(text, { minLength: 1, maxLength: 5 }),
  ignoresAccents: fc.boolean(),
})
const numeric = fc.integer({ min: -999, max: 999 }).map(
  (value): Content => ({
    type: 'numeric',
    values: [{ within: 'amount', value, tolerance: 0.5 }],
    units: [{ name: 'm', factor: 1 }],
    unitUse: 'required',
    unitPenalty: 0.5,
  }),
)
const open = points.map((maxScore): Content => ({ type: 'open', maxScore, guidance: '', guidanceHtml: '' }))
const closed: fc.Arbitrary<Content> = fc.oneof(choice, choices, trueFalse, fillIn, numeric)
const content = fc.oneof(closed, open)

const given: fc.Arbitrary<GivenAnswer> = fc.oneof(
  fc.record({ type: fc.constant('multiple_choice' as const), place: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ type: fc.constant('choices' as const), places: fc.subarray([0, 1, 2, 3, 4, 9]) }),
  fc.record({ type: fc.constant('true_false' as const), isTrue: fc.boolean() }),
  fc.record({ type: fc.constant('fill_in' as const), text: fc.string({ unit: 'binary', maxLength: 20 }) }),
  fc.record({ type: fc.constant('numeric' as const), text: fc.integer().map((one) => `${one} m`) }),
  fc.record({ type: fc.constant('open' as const), text: fc.string({ unit: 'binary', maxLength: 20 }) }),
)
const scoring = fc.constantFrom('normal' as const, 'dropped' as const, 'given' as const)
const quarters = fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4)
const asked = fc.record({
  questionId: fc.uuid(),
  content,
  points,
  scoring,
  given: fc.record({ answer: fc.option(given), points: fc.option(quarters) }),
})
const paper = fc.uniqueArray(asked, { minLength: 1, maxLength: 12, selector: ({ questionId }) => questionId })

describe('marking one answer', () => {
  it('earns all of its points, a share or none, and only an open one waits for a person', () => {
    fc.assert(
      fc.property(content, points, fc.option(given), (content, points, answer) => {
        const { mark, earnedPoints } = marked({ content, points }, answer)
        if (mark === 'partly') {
          expect(earnedPoints).toBeGreaterThan(0)
          expect(earnedPoints).toBeLessThan(points)
          return
        }
        // No other mark comes of the key alone.
        const worth = new Map<string, number | null>([
          ['right', points],
          ['wrong', 0],
          ['unanswered', 0],
          ['ungraded', null],
        ])
        expect(earnedPoints).toBe(worth.get(mark))
        expect(mark === 'ungraded').toBe(
          content.type === 'open' && answer?.type === 'open' && answer.text.trim() !== '',
        )
      }),
    )
  })

  it('an open one earns what a person gave, and never more than it is worth', () => {
    const answer: GivenAnswer = { type: 'open', text: 'Because.' }
    fc.assert(
      fc.property(open, points, quarters, (content, points, given) => {
        const marking = markAnswer({ content, points, scoring: 'normal' }, { answer, points: given })
        expect(marking).toEqual({ mark: 'graded', earnedPoints: Math.min(given, points) })
      }),
    )
  })

  it('a question that is given earns all its points, whatever was answered; one that is dropped none', () => {
    fc.assert(
      fc.property(asked, ({ content, points, given }) => {
        expect(markAnswer({ content, points, scoring: 'given' }, given).earnedPoints).toBe(points)
        const dropped = markAnswer({ content, points, scoring: 'dropped' }, given)
        expect(dropped).toEqual({ mark: 'dropped', earnedPoints: 0 })
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
        expect(marked({ content, points }, answer)).toEqual({ mark: 'unanswered', earnedPoints: 0 })
      }),
    )
  })

  it('a choice: exactly one of the places is right', () => {
    fc.assert(
      fc.property(choice, points, (content, points) => {
        const marks = [0, 1, 2, 3].map(
          (position) => marked({ content, points }, { type: 'multiple_choice', place: position }).mark,
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
          (isTrue) => marked({ content, points: 1 }, { type: 'true_false', isTrue }).mark,
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
        fc.pre(chosen.trim() !== '')
        const cased = isUpper ? chosen.toUpperCase() : chosen
        const text = pad + cased.normalize(form).replaceAll(' ', '   ') + pad
        expect(marked({ content, points }, { type: 'fill_in', text })).toEqual({
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
        const { points, totalPoints, percent } = scoreOf(
          questions.map((question) => ({ ...question, ...markAnswer(question, question.given) })),
        )
        const counting = questions.filter(({ scoring }) => scoring !== 'dropped')
        expect(totalPoints).toBe(counting.reduce((total, { points }) => total + points, 0))
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(totalPoints)
        if (totalPoints === 0) expect(percent).toBeNull()
        else {
          expect(percent).toBeLessThanOrEqual(100)
          expect(percent).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(
        paper.chain((questions) => fc.tuple(fc.constant(questions), shuffled(questions))),
        ([questions, held]) => {
          expect(resultOf(questions, null, heldOf(held))).toEqual(
            resultOf(questions, null, heldOf(questions)),
          )
        },
      ),
    )
  })

  it('of those who were asked a part of the quiz is that of a quiz of that part', () => {
    fc.assert(
      fc.property(
        paper.chain((questions) => fc.tuple(fc.constant(questions), fc.subarray([...questions.keys()]))),
        ([questions, places]) => {
          const part = places.flatMap((index) => questions[index] ?? [])
          const { marks: _, ...result } = resultOf(questions, places, heldOf(questions))
          const { marks: __, ...same } = resultOf(part, null, heldOf(part))
          expect(result).toEqual(same)
        },
      ),
    )
  })

  it('is not final while an open answer waits for a person, and tells how many do', () => {
    fc.assert(
      fc.property(paper, (questions) => {
        const waiting = questions.filter(
          (question) => markAnswer(question, question.given).earnedPoints === null,
        )
        const { scorePercent, totalPoints, ungradedCount } = resultOf(questions, null, heldOf(questions))
        expect(ungradedCount).toBe(waiting.length)
        expect(scorePercent === null).toBe(waiting.length > 0 || totalPoints === 0)
      }),
    )
  })

  it('is all of it where all is right, and nothing where all is blank', () => {
    const closedPaper = fc.uniqueArray(
      fc.record({ questionId: fc.uuid(), content: closed, points, scoring: fc.constant('normal' as const) }),
      { minLength: 1, maxLength: 12, selector: ({ questionId }) => questionId },
    )
    fc.assert(
      fc.property(closedPaper, (questions) => {
        const right = questions.map((question) => ({
          ...question,
          given: { answer: rightAnswer(question.content), points: null },
        }))
        fc.pre(right.every(({ given: { answer } }) => answer.type !== 'fill_in' || answer.text.trim() !== ''))
        expect(resultOf(questions, null, heldOf(right)).scorePercent).toBe(100)
        expect(resultOf(questions, null, []).scorePercent).toBe(0)
      }),
    )
  })
})

/** By the key alone: no person has looked at it. */
function marked(asked: { content: Content; points: number }, answer: GivenAnswer | null | undefined) {
  return markAnswer({ ...asked, scoring: 'normal' }, { answer: answer ?? null, points: null })
}

function heldOf(questions: readonly { questionId: string; given: Given }[]) {
  return questions.map(({ questionId, given }) => ({ questionId, spentMs: 1000, ...given }))
}

function shuffled<T>(things: T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray(things, { minLength: things.length })
}

function rightAnswer(content: Content): GivenAnswer {
  switch (content.type) {
    case 'multiple_choice':
      return { type: 'multiple_choice', place: content.answers.findIndex(({ isCorrect }) => isCorrect) }
    case 'choices': {
      const places = content.options.flatMap(({ isCorrect }, place) => (isCorrect ? [place] : []))
      return { type: 'choices', places }
    }
    case 'true_false':
      return { type: 'true_false', isTrue: content.isTrue }
    case 'fill_in':
      return { type: 'fill_in', text: content.accepted[0] ?? '' }
    case 'matching':
      return { type: 'matching', places: content.pairs.map(({ place }) => place) }
    case 'numeric': {
      const [first] = content.values
      return { type: 'numeric', text: first && 'value' in first ? `${first.value} m` : '' }
    }
    case 'ordering':
      return { type: 'ordering', places: content.right ?? [...content.items.keys()] }
    case 'open':
      return { type: 'open', text: 'Because.' }
    default:
      return kindOf(content).key?.of(content) ?? { type: 'open', text: '' }
  }
}

describe('one question marked otherwise', () => {
  it('comes to the same as marking all of it anew, in whatever order it is changed and changed back', () => {
    const change = fc.record({ place: fc.nat(), content, scoring })
    fc.assert(
      fc.property(paper, fc.array(change, { maxLength: 6 }), fc.boolean(), (asked, changes, isPool) => {
        let questions = asked.map(({ questionId, content, points, scoring }) => ({
          questionId,
          content,
          points,
          scoring,
        }))
        const held = asked.map(({ questionId, given }) => ({ questionId, ...given, spentMs: 1 }))
        const places = isPool ? questions.flatMap((_, index) => (index % 2 === 0 ? index : [])) : null
        let result = resultOf(questions, places, held)
        for (const { place: any, ...changed } of changes) {
          const index = any % questions.length
          const before = questions[index]
          if (!before) continue
          questions = questions.with(index, { ...before, ...changed })
          const marks = result.marks ?? { places, points: [], choices: [], spentMs: [] }
          result = remarked(questions, index, { marks, given: held[index] }) ?? result
        }
        expect(result).toEqual(resultOf(questions, places, held))
      }),
    )
  })
})
