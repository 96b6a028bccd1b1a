import { describe, expect, it } from 'vitest'
import { isWindowShort, type Obstacle, obstaclesOf, type QuizPlan } from './readiness.ts'

const NOW = new Date('2026-11-16T09:00:00.000Z')
const one = { questionId: 'one', points: 1, language: 'en' } as const
const other = { questionId: 'other', points: 1, language: 'en' } as const
const french = { questionId: 'french', points: 1, language: 'fr' } as const

describe('a quiz is ready to be published', () => {
  it('with a question, one language and an end that leaves the duration and one hour', () => {
    expect(obstaclesOf(aPlan(), NOW)).toEqual([])
  })

  it('whether or not it has a start, and also when that has come meanwhile', () => {
    for (const startsAt of [null, at(-60), at(0), at(1)]) {
      expect(obstaclesOf(aPlan({ startsAt }), NOW)).toEqual([])
    }
  })

  it('also with a pool from which as many are drawn as it has', () => {
    expect(obstaclesOf(aPlan({ sections: [{ draw: 2, questions: [one, other] }] }), NOW)).toEqual([])
  })

  it.each([0, 1, 30, 10_080])(
    'at the first instant that leaves one hour and %i minutes',
    (durationMinutes) => {
      const earliestEnd = after(60 + durationMinutes)
      const plan = aPlan({ durationMinutes, endsAt: earliestEnd.toISOString() })
      expect(obstaclesOf(plan, NOW)).toEqual([])
      expect(obstaclesOf({ ...plan, endsAt: earliestEnd }, NOW)).toEqual([])

      const aMillisecondLess = new Date(earliestEnd.getTime() - 1).toISOString()
      expect(obstaclesOf({ ...plan, endsAt: aMillisecondLess }, NOW)).toEqual([
        { kind: 'endsTooSoon', earliestEnd },
      ])
    },
  )
})

describe('it is not ready', () => {
  it.each<[string, Partial<QuizPlan>, Obstacle[]]>([
    ['without sections', { sections: [] }, [{ kind: 'noQuestions' }]],
    [
      'without questions, which is said once and not of each section',
      { sections: [empty(), empty()] },
      [{ kind: 'noQuestions' }],
    ],
    [
      'with questions in another language, which are named',
      { sections: [{ draw: null, questions: [one, french, other] }] },
      [{ kind: 'otherLanguage', questionIds: [french.questionId] }],
    ],
    [
      'with a section that is empty',
      { sections: [{ draw: null, questions: [one] }, empty()] },
      [{ kind: 'sectionEmpty', section: 1 }],
    ],
    [
      'with a pool that draws more than it has',
      { sections: [{ draw: 3, questions: [one, other] }] },
      [{ kind: 'drawTooLarge', section: 0, draw: 3, count: 2 }],
    ],
    [
      'with a pool whose questions give different points',
      { sections: [{ draw: 1, questions: [one, { ...other, points: 2 }] }] },
      [{ kind: 'poolPointsDiffer', section: 0 }],
    ],
    ['without an end', { endsAt: null }, [{ kind: 'noEnd' }]],
    ['with an end at its start', { startsAt: at(600), endsAt: at(600) }, [{ kind: 'endNotAfterStart' }]],
    ['with an end before its start', { startsAt: at(601), endsAt: at(600) }, [{ kind: 'endNotAfterStart' }]],
    ['when its end has passed', { endsAt: at(-1) }, [{ kind: 'overdue' }]],
    ['when its end is this very instant', { endsAt: at(0) }, [{ kind: 'overdue' }]],
    [
      'when it ends within the hour',
      { endsAt: at(59), durationMinutes: 0 },
      [{ kind: 'endsTooSoon', earliestEnd: after(60) }],
    ],
  ])('%s', (_why, changes, expected) => {
    expect(obstaclesOf(aPlan(changes), NOW)).toEqual(expected)
  })

  it('for all reasons at once, in the order of the page', () => {
    const plan = aPlan({
      endsAt: null,
      sections: [{ draw: 5, questions: [one, { ...french, points: 3 }] }, empty()],
    })

    expect(obstaclesOf(plan, NOW).map(({ kind }) => kind)).toEqual([
      'otherLanguage',
      'drawTooLarge',
      'poolPointsDiffer',
      'sectionEmpty',
      'noEnd',
    ])
  })
})

describe('different points', () => {
  it('are no obstacle where everybody gets every question', () => {
    const sections = [{ draw: null, questions: [one, { ...other, points: 5 }] }]
    expect(obstaclesOf(aPlan({ sections }), NOW)).toEqual([])
  })

  it('are no obstacle between two pools', () => {
    const pools = [1, 5].map((points) => ({ draw: 1, questions: [{ ...one, points }] }))
    expect(obstaclesOf(aPlan({ sections: pools }), NOW)).toEqual([])
  })
})

describe('a window is short', () => {
  it.each<[string, boolean, Partial<QuizPlan>]>([
    ['when it is shorter than the duration', true, { startsAt: at(60), endsAt: at(89) }],
    ['not when the duration just fits', false, { startsAt: at(60), endsAt: at(90) }],
    ['not without a duration', false, { startsAt: at(60), endsAt: at(61), durationMinutes: 0 }],
    ['not without a start', false, { startsAt: null, endsAt: at(1) }],
    ['not without an end', false, { startsAt: at(60), endsAt: null }],
    ['not when the end is before the start: that is a mistake', false, { startsAt: at(60), endsAt: at(59) }],
  ])('%s', (_when, expected, changes) => {
    expect(isWindowShort(aPlan(changes))).toBe(expected)
  })
})

function empty() {
  return { draw: null, questions: [] }
}

function aPlan(changes: Partial<QuizPlan> = {}): QuizPlan {
  return {
    language: 'en',
    startsAt: null,
    endsAt: at(600),
    durationMinutes: 30,
    sections: [{ draw: null, questions: [one, other] }],
    ...changes,
  }
}

function at(minutes: number): string {
  return after(minutes).toISOString()
}

function after(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000)
}
