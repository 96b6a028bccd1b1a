import type { Delivery } from '@probant/contract/generation'
import type { Question } from '@probant/contract/questions/question'
import { describe, expect, it } from 'vitest'
import {
  allKept,
  applied,
  type GenerationView,
  readEvent,
  waitingCount,
  withDelivery,
  withoutDropped,
  withQuestion,
} from './generation-view.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function aQuestion(number: number, title = `What is number ${number}?`): Question {
  return {
    id: id(number),
    subject: 'Numbers',
    language: 'en',
    difficulty: 'easy',
    type: 'true_false',
    title,
    titleHtml: `<p>${title}</p>`,
    content: { type: 'true_false', isTrue: true },
    explanation: '',
    explanationHtml: '',
    origin: 'generated',
    source: 'builtin:facts',
    sourceSentence: null,
    quizCount: 0,
    revision: 1,
    creator: null,
    createdAt: '2026-11-15T08:00:00.000Z',
    updatedAt: '2026-11-15T08:00:00.000Z',
    can: { edit: true, delete: true },
    whyNot: { edit: null, delete: null },
  }
}

const aDelivery = (number: number, question = aQuestion(number)): Delivery => ({
  number,
  question,
  isKept: false,
  check: null,
})

const VIEW: GenerationView = {
  id: id(99),
  status: 'running',
  subject: 'Numbers',
  language: 'en',
  counts: { easy: 3, medium: 0, tough: 0 },
  types: ['true_false'],
  hasText: false,
  generator: 'builtin',
  asked: 3,
  delivered: 0,
  rejected: {},
  ahead: null,
  failure: null,
  startedAt: '2026-11-15T08:00:00.000Z',
  deliveries: [],
  dropped: [],
}

const numbersOn = ({ deliveries }: GenerationView) => deliveries.map(({ number }) => number)

describe('what the stream says', () => {
  it('is read event by event', () => {
    const { deliveries, dropped, ...generation } = VIEW
    expect(readEvent({ event: 'state', data: JSON.stringify(generation) })).toEqual({
      name: 'state',
      generation,
    })
    expect(readEvent({ event: 'question', data: JSON.stringify(aDelivery(1)) })).toEqual({
      name: 'question',
      delivery: aDelivery(1),
    })
  })

  it.each([
    ['question', '{"number":1}'],
    ['question', 'not json'],
    ['state', ''],
    ['weather', '{}'],
  ])('is passed over where it makes no sense: %s %s', (event, data) => {
    expect(readEvent({ event, data })).toBeUndefined()
  })
})

describe('the desk', () => {
  it('takes each question once, in its order, however often it is told', () => {
    const told = [2, 1, 2, 3, 1].map((number) => aDelivery(number))
    const view = told.reduce((desk, delivery) => applied(desk, { name: 'question', delivery }), VIEW)
    expect(numbersOn(view)).toEqual([1, 2, 3])
  })

  it('keeps its questions when the state changes', () => {
    const { deliveries, dropped, ...generation } = { ...VIEW, status: 'finished' as const, delivered: 1 }
    const view = applied({ ...VIEW, deliveries: [aDelivery(1)] }, { name: 'state', generation })
    expect(view).toMatchObject({ status: 'finished', delivered: 1 })
    expect(numbersOn(view)).toEqual([1])
  })

  it('gives up what was dropped', () => {
    const view = { ...VIEW, deliveries: [aDelivery(1), aDelivery(2)] }
    const dropped = withoutDropped(view, id(2))
    expect(numbersOn(dropped)).toEqual([1])
    expect(dropped.dropped).toEqual([{ number: 2, questionId: id(2), title: 'What is number 2?' }])
    expect(withDelivery(dropped, aDelivery(2))).toEqual(view)
  })

  it('lays another question in the place of the old one, and counts no more than before', () => {
    const view = { ...VIEW, delivered: 2, deliveries: [aDelivery(1), aDelivery(2)] }
    const again = withDelivery(view, aDelivery(1, aQuestion(7)))
    expect(again.deliveries.map(({ question }) => question.id)).toEqual([id(7), id(2)])
    expect(again).toMatchObject({ asked: 3, delivered: 2 })
  })

  it('shows an edited question as it is now, and counts what waits', () => {
    const view = { ...VIEW, deliveries: [aDelivery(1), { ...aDelivery(2), isKept: true }] }
    expect(withQuestion(view, aQuestion(1, 'Another title')).deliveries[0]?.question.title).toBe(
      'Another title',
    )
    expect(waitingCount(view)).toBe(1)
    expect(waitingCount(allKept(view))).toBe(0)
  })
})
