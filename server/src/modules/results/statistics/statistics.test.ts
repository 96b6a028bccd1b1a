import type { Question } from '@probant/contract/questions/question'
import type { Scoring } from '@probant/contract/quizzes/paper'
import { describe, expect, it } from 'vitest'
import { createGathering } from './gathering.ts'
import { hintsOf } from './hints.ts'
import { analyse } from './items.ts'
import { overallOf } from './overall.ts'
import { quintilesOf } from './quintiles.ts'
import { sharesBy } from './shares.ts'

type Content = Question['content']

const answers = ['Paris', 'Rome', 'Oslo', 'Bonn'].map((text, index) => ({
  text,
  html: text,
  isCorrect: index === 0,
}))
const CHOICE: Content = { type: 'multiple_choice', answers }
const STATEMENT: Content = { type: 'true_false', isTrue: false }
const WORD: Content = { type: 'fill_in', accepted: ['Wolfram'], ignoresAccents: false }
const OPEN: Content = { type: 'open', maxScore: 4, guidance: '', guidanceHtml: '' }

const QUESTIONS = [
  { content: CHOICE, points: 1 },
  { content: STATEMENT, points: 1 },
  { content: WORD, points: 1 },
  { content: OPEN, points: 4 },
]

/** Ten people and what they earned with each of four questions: 7, 6, 5, 4, 4, 4, 2, 2, 1 and 0 points in all. */
const EARNED = [
  [1, 1, 1, 4],
  [1, 1, 1, 3],
  [1, 1, 0, 3],
  [1, 0, 1, 2],
  [1, 1, 0, 2],
  [0, 1, 1, 2],
  [1, 0, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 0, 0],
  [0, 0, 0, 0],
]

it('parts those who took a quiz into five groups also where a score is no number', () => {
  expect([...quintilesOf(new Float64Array([10, Number.NaN, 20, Number.NaN, 20]))]).toHaveLength(5)
  expect([...quintilesOf(new Float64Array([10, 20, 20, 30, 40]))]).toEqual([0, 2, 2, 3, 4])
})

describe('the fixture, reckoned by hand', () => {
  const { overall, items } = statisticsOf(EARNED)

  it('has its average, its median and its distribution', () => {
    expect(overall.averagePercent).toBeCloseTo(50, 10)
    expect(overall.medianPercent).toBeCloseTo(400 / 7, 10)
    expect(overall.distribution).toEqual([1, 1, 2, 0, 0, 3, 0, 1, 1, 1])
  })

  it('has a standard deviation of a sample, and the shape that k-statistics give', () => {
    // The totals vary by 44.5 / 9 points.
    expect(overall.reliability?.standardDeviation).toBeCloseTo((100 / 7) * Math.sqrt(44.5 / 9), 10)
    expect(overall.reliability?.skewness).toBeCloseTo(-0.0378976697, 9)
    expect(overall.reliability?.kurtosis).toBeCloseTo(-0.8252204808, 9)
  })

  it('is as consistent as its questions vary less than their sum', () => {
    // The questions vary by 2.4, 2.4, 2.5 and 15.6 ninths of a point.
    expect(overall.reliability?.consistency).toBeCloseTo((400 / 3) * (1 - 22.9 / 44.5), 10)
    expect(overall.reliability?.errorRatio).toBeCloseTo(59.3977262834, 9)
    expect(overall.reliability?.standardError).toBeCloseTo(18.8682026249, 9)
  })

  it.each([
    [
      0,
      {
        facility: 60,
        standardDeviation: 51.6397779494,
        discrimination: 51.7671507097,
        efficiency: 60.5263157895,
      },
    ],
    [
      1,
      {
        facility: 60,
        standardDeviation: 51.6397779494,
        discrimination: 39.3354539438,
        efficiency: 47.3684210526,
      },
    ],
    [2, { facility: 50, standardDeviation: 52.7046276695, discrimination: 31.6227766017, efficiency: 37.5 }],
    [3, { facility: 45, standardDeviation: 32.9140294302, discrimination: 92.5184888652, efficiency: 100 }],
  ])('knows question %i', (index, expected) => {
    const { statistics } = items[index] ?? {}
    for (const [name, value] of Object.entries(expected))
      expect(statistics?.[name as keyof typeof expected]).toBeCloseTo(value, 9)
  })

  it('counts choices in five groups by score, whoever has the same score in the same', () => {
    const sizes = [2, 2, 3, 1, 2]
    const options = items[0]?.choices?.[0]?.options ?? []
    const [right, ...others] = options
    expect(right).toMatchObject({ isRight: true, count: 6, quintiles: [0, 1, 2, 1, 2] })
    expect(others.at(-1)).toMatchObject({ place: null, count: 0, quintiles: [0, 0, 0, 0, 0] })
    const all = options.map(({ quintiles }) => quintiles ?? [])
    expect(sizes.map((_, group) => all.reduce((total, counts) => total + (counts[group] ?? 0), 0))).toEqual(
      sizes,
    )
    expect(items[2]?.choices).toBeNull()
  })

  it('has how much of the points of some questions was reached', () => {
    const { counted } = statisticsOf(EARNED)
    const shares = sharesBy(counted, ({ question }) => (question.points === 4 ? 'long' : 'short'))
    expect(shares).toEqual([
      { key: 'short', questionCount: 3, percent: (100 * 17) / 30 },
      { key: 'long', questionCount: 1, percent: 45 },
    ])
  })

  it('has the time that was spent', () => {
    expect(items[0]?.averageSpentMs).toBe(1000)
  })

  it('has the time of those who saw the question, and none where nobody did', () => {
    const questions = QUESTIONS.map((question) => ({ ...question, scoring: 'normal' as const }))
    const gathering = createGathering(questions)
    for (const spentMs of [
      [4000, 9000, 0, 0],
      [2000, 0, 0, 0],
    ]) {
      const sheet = sheetOf([1, 1, 0, 0], 7)
      gathering.add({ ...sheet, marks: { ...sheet.marks, spentMs } })
    }
    const gathered = gathering.finish()
    const around = {
      totals: gathered.totals,
      quintiles: quintilesOf(gathered.percents),
      locale: 'en' as const,
    }
    const times = questions.map((question, index) => {
      const column = gathered.columns[index]
      return column && analyse(question, column, around).averageSpentMs
    })
    expect(times).toEqual([3000, 9000, null, null])
  })
})

describe('where there is little to reckon with, nothing is told rather than something wrong', () => {
  it('of no submission', () => {
    const { overall, items, counted } = statisticsOf([])
    expect(overall).toMatchObject({ averagePercent: null, medianPercent: null, reliability: null })
    expect(items[0]).toMatchObject({ askedCount: 0, averageSpentMs: null, statistics: null, hints: [] })
    expect(sharesBy(counted, () => 'all')).toEqual([{ key: 'all', questionCount: 4, percent: null }])
  })

  it('of one', () => {
    const { overall, items } = statisticsOf([[1, 1, 0, 2]])
    expect(overall).toMatchObject({ medianPercent: 400 / 7, reliability: null })
    expect(items[0]).toMatchObject({ askedCount: 1, statistics: null })
  })

  it('of nine, but for how often what was chosen', () => {
    const { overall, items } = statisticsOf(EARNED.slice(1))
    expect(overall.reliability).toBeNull()
    expect(items[0]?.statistics).toBeNull()
    expect(items[0]?.choices?.[0]?.options[0]).toMatchObject({ count: 5, quintiles: null })
  })

  it('but how many have the points of a question, all of them or some', () => {
    const { items } = statisticsOf(EARNED.slice(1))
    expect(items.map(({ rightCount, partlyCount }) => [rightCount, partlyCount])).toEqual([
      [5, 0],
      [5, 0],
      [4, 0],
      [0, 7],
    ])
  })

  it('of ten who are all equal', () => {
    const { overall, items } = statisticsOf(EARNED.map(() => [1, 1, 0, 2]))
    expect(overall.reliability).toEqual({
      standardDeviation: 0,
      skewness: null,
      kurtosis: null,
      consistency: null,
      errorRatio: null,
      standardError: null,
    })
    expect(items[0]?.statistics).toEqual({
      facility: 100,
      standardDeviation: 0,
      discrimination: null,
      efficiency: null,
    })
  })

  it.each([
    [1, 3],
    [2, 3],
    [7, 9],
  ])('of ten who all have %i of %i, which is no round number', (points, most) => {
    const asked = Array.from({ length: most }, () => ({ content: STATEMENT, points: 1 }))
    const marks = asked.map((_, index) => (index < points ? 1 : 0))
    const { overall } = statisticsOf(
      EARNED.map(() => marks),
      asked,
    )
    expect(overall.reliability).toEqual({
      standardDeviation: 0,
      skewness: null,
      kurtosis: null,
      consistency: null,
      errorRatio: null,
      standardError: null,
    })
  })

  it('of a quiz with one question', () => {
    const { overall } = statisticsOf(
      EARNED.map(([one = 0]) => [one]),
      QUESTIONS.slice(0, 1),
    )
    expect(overall.reliability).toMatchObject({ consistency: null, standardError: null })
  })
})

describe('hints', () => {
  const rest = (index: number) => [index < 5 ? 1 : 0, index < 5 ? 1 : 0, index < 5 ? 4 : 0]

  it('say that the key may be wrong where the weak are right and the strong are not', () => {
    const { items } = statisticsOf(EARNED.map((_, index) => [index < 5 ? 0 : 1, ...rest(index)]))
    expect(items[0]?.statistics?.discrimination).toBeCloseTo(-100, 9)
    expect(items[0]?.statistics?.efficiency).toBeCloseTo(-100, 9)
    expect(items[0]?.hints).toContain('keyMayBeWrong')
  })

  it('say so where three or more of the best prefer a wrong answer', () => {
    // Twenty, the best first; of the four best so many are wrong, of the others the better ones are right.
    const wrongAtTheTop = (count: number) =>
      statisticsOf(
        Array.from({ length: 20 }, (_, index) => [
          index >= count && index < 12 ? 1 : 0,
          1,
          index < 10 ? 1 : 0,
          index < 4 ? 4 : 2 - index / 10,
        ]),
      ).items[0]
    expect(wrongAtTheTop(3)?.statistics?.discrimination).toBeGreaterThan(0)
    expect(wrongAtTheTop(3)?.hints).toContain('keyMayBeWrong')
    expect(wrongAtTheTop(2)?.hints).not.toContain('keyMayBeWrong')
  })

  it('say so where so many share the top that the last fifth is empty', () => {
    // Twelve of twenty have all points of the rest; seven of these chose another answer than the five.
    const earned = Array.from({ length: 20 }, (_, index) =>
      index < 12 ? [index < 5 ? 1 : 0, 1, index < 5 ? 0 : 1, 4] : [0, 0, 0, (20 - index) / 4],
    )
    const { items } = statisticsOf(earned)
    expect(items[0]?.choices?.[0]?.options.map(({ quintiles }) => quintiles?.at(-1))).toEqual([0, 0, 0, 0, 0])
    expect(items[0]?.statistics?.discrimination).toBeGreaterThan(0)
    expect(items[0]?.hints).toContain('keyMayBeWrong')
  })

  it('say nothing of a question that is against the rest by no more than chance', () => {
    // Six of ten of the better half are right, and seven of ten of the others.
    const earned = Array.from({ length: 20 }, (_, index) => [
      (index < 10 ? index % 5 < 3 : index < 17) ? 1 : 0,
      1,
      index < 10 ? 1 : 0,
      index < 10 ? 4 : 0,
    ])
    const { items } = statisticsOf(earned)
    expect(items[0]?.statistics?.discrimination).toBeLessThan(-10)
    expect(items[0]?.hints).not.toContain('keyMayBeWrong')
    const open = statisticsOf(earned.map(([one = 0, two = 0, three = 0]) => [two, 1, three, 4 * one]))
    expect(open.items[3]?.hints).not.toContain('againstTheRest')
  })

  it('say what is too easy or too hard', () => {
    const { items } = statisticsOf(EARNED.map((_, index) => [1, index === 0 ? 1 : 0, 1, 2]))
    expect(items[0]?.hints).toEqual(['tooEasy'])
    expect(items[1]?.hints).toEqual(['tooHard'])
  })

  it.each([
    { asked: 40, chosen: [29, 6, 5, 0], isTold: true, why: 'of eleven errors none' },
    { asked: 40, chosen: [30, 5, 5, 0], isTold: false, why: 'of ten errors, which may be chance' },
    { asked: 40, chosen: [40, 0, 0, 0], isTold: false, why: 'where nobody errs' },
    { asked: 40, chosen: [10, 15, 14, 1], isTold: false, why: 'but one' },
    { asked: 19, chosen: [5, 7, 7, 0], isTold: false, why: 'of fewer than twenty people' },
    { asked: 20, chosen: [6, 7, 7, 0], isTold: true, why: 'of twenty people' },
    { asked: 40, chosen: [30, 5, 0, 0], isTold: false, why: 'where the others left it blank' },
  ])('speak of an answer that nobody chose $why: $isTold', ({ asked, chosen, isTold }) => {
    const counted = [...chosen, asked - chosen.reduce((total, count) => total + count, 0)]
    const choices = counted.map((count, position) => ({
      place: position < 4 ? position : null,
      html: '',
      isRight: position === 0,
      count,
      quintiles: [count, 0, 0, 0, 0],
    }))
    const statistics = { facility: 50, standardDeviation: 50, discrimination: 30, efficiency: 30 }
    const hints = hintsOf(false, { askedCount: asked, ...statistics }, [{ html: '', options: choices }])
    expect(hints.includes('optionNeverChosen')).toBe(isTold)
  })

  it('say nothing of a good question', () => {
    const { items } = statisticsOf(EARNED)
    expect(items[2]?.hints).toEqual([])
  })
})

describe('a question that was dropped', () => {
  const without = EARNED.map(([one = 0, , three = 0, four = 0]) => [one, 0, three, four])
  const { overall, items, counted } = statisticsOf(without, dropping(1))

  it('counts nowhere: all else is as if it had not been asked', () => {
    const three = statisticsOf(
      EARNED.map(([one = 0, , three = 0, four = 0]) => [one, three, four]),
      QUESTIONS.filter((_, index) => index !== 1),
    )
    expect(overall).toEqual(three.overall)
    expect(items[3]?.statistics).toEqual(three.items[2]?.statistics)
    expect(sharesBy(counted, () => 'all')).toEqual(sharesBy(three.counted, () => 'all'))
  })

  it('is listed, with who had it and what they chose', () => {
    expect(items[1]).toMatchObject({ askedCount: 10, statistics: null, hints: [] })
    expect(items[1]?.choices?.[0]?.options).toHaveLength(3)
  })
})

describe('a pool', () => {
  /** Everybody has the first question and one of the two others, by turns. */
  const papers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((index) => ({
    places: [0, 1 + (index % 2)],
    earned: [index < 10 ? 1 : 0, index % 4 < 2 ? 1 : 0],
  }))
  const gathering = createGathering(QUESTIONS.slice(0, 3).map(() => ({ scoring: 'normal' })))
  for (const { places, earned } of papers) gathering.add(sheetOf(earned, 2, places))
  const gathered = gathering.finish()

  it('has each question reckoned over those who had it, against the rest of their own', () => {
    expect(gathered.columns.map(({ rows }) => rows.length)).toEqual([20, 10, 10])
    const around = {
      totals: gathered.totals,
      quintiles: quintilesOf(gathered.percents),
      locale: 'en' as const,
    }
    const column = gathered.columns[1]
    if (!column) throw new Error('no such column')
    const { askedCount, statistics } = analyse(
      { content: STATEMENT, points: 1, scoring: 'normal' },
      column,
      around,
    )
    expect(askedCount).toBe(10)
    expect(statistics?.facility).toBe(50)
    // Half of them had the first question right: three of five of these the second too, of the others two of five.
    expect(statistics?.discrimination).toBeCloseTo(20, 10)
  })

  it('is consistent by the places of the papers, not by how many questions there are', () => {
    expect(gathered.slotVariances).toHaveLength(2)
    for (const slot of gathered.slotVariances) expect(slot).toBeCloseTo(5 / 19, 10)
  })
})

interface Asked {
  content: Content
  points: number
  scoring?: Scoring
}

function dropping(dropped: number): Asked[] {
  return QUESTIONS.map((question, index) => ({
    ...question,
    scoring: index === dropped ? 'dropped' : 'normal',
  }))
}

function statisticsOf(earned: number[][], asked: Asked[] = QUESTIONS) {
  const questions = asked.map((question) => ({ scoring: 'normal' as const, ...question }))
  const gathering = createGathering(questions)
  const most = questions.reduce(
    (total, { points, scoring }) => total + (scoring === 'dropped' ? 0 : points),
    0,
  )
  for (const marks of earned) gathering.add(sheetOf(marks, most))
  const gathered = gathering.finish()
  const around = { totals: gathered.totals, quintiles: quintilesOf(gathered.percents), locale: 'en' as const }
  const counted = gathered.columns.map((column, index) => {
    const question = questions[index]
    if (!question) throw new Error('more columns than questions')
    return { question, column }
  })
  const items = counted.map(({ question, column }) => analyse(question, column, around))
  return { overall: overallOf(gathered), items, counted }
}

/** Whoever is right has chosen the first answer, whoever is wrong the second. */
function sheetOf(earned: number[], most: number, places: number[] | null = null) {
  const points = earned.reduce((total, mark) => total + mark, 0)
  return {
    percent: (100 * points) / most,
    points,
    marks: {
      places,
      points: earned,
      choices: earned.map((mark) => (mark > 0 ? 0 : 1)),
      spentMs: earned.map(() => 1000),
    },
  }
}
