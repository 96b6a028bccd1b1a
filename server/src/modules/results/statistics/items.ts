import type { Question } from '@probant/contract/questions/question'
import type { Scoring } from '@probant/contract/quizzes/paper'
import { type ItemReport, SUBMISSIONS_MIN } from '@probant/contract/results/report'
import { kindOf } from '@probant/kinds'
import type { Column, Gathered } from './gathering.ts'
import { hintsOf } from './hints.ts'
import { covariance, largestCovariance, mean, orNull, variance } from './moments.ts'
import { QUINTILES } from './quintiles.ts'

/** As much of a question as its statistics depend on. */
export interface Item {
  content: Question['content']
  points: number
  scoring: Scoring
}

type Analysis = Pick<
  ItemReport,
  'askedCount' | 'rightCount' | 'partlyCount' | 'averageSpentMs' | 'statistics' | 'choices' | 'hints'
>

/** What is to be thought of one question, by those who were asked it. */
export function analyse(
  item: Item,
  column: Column,
  { totals, quintiles }: Pick<Gathered, 'totals'> & { quintiles: Uint8Array },
): Analysis {
  const askedCount = column.rows.length
  const isEnough = askedCount >= SUBMISSIONS_MIN
  const statistics = isEnough && item.scoring !== 'dropped' ? statisticsOf(item, column, totals) : null
  const choices = choicesOf(item.content, column, quintiles)
  return {
    askedCount,
    rightCount: column.points.reduce((total, points) => total + (points >= item.points ? 1 : 0), 0),
    partlyCount: column.points.reduce(
      (total, points) => total + (points > 0 && points < item.points ? 1 : 0),
      0,
    ),
    averageSpentMs: orNull(column.spentMs / column.seenCount),
    statistics,
    // A handful of people in five groups says nothing.
    choices: choices && (isEnough ? choices : choices.map((choice) => ({ ...choice, quintiles: null }))),
    hints:
      statistics && item.scoring === 'normal'
        ? hintsOf(Boolean(kindOf(item.content).byPerson), { askedCount, ...statistics }, choices)
        : [],
  }
}

function statisticsOf({ points }: Item, { rows, points: earned }: Column, totals: Float64Array) {
  // What they reached without it: whoever is good at the rest should be good at this.
  const rest = new Float64Array(rows.length)
  for (let index = 0; index < rows.length; index++)
    rest[index] = (totals[rows[index] ?? 0] ?? 0) - (earned[index] ?? 0)
  const [itemVariance, restVariance] = [variance(earned), variance(rest)]
  const together = covariance(earned, rest)
  return {
    facility: orNull((100 * mean(earned)) / points),
    standardDeviation: orNull((100 * Math.sqrt(itemVariance)) / points),
    discrimination: orNull((100 * together) / Math.sqrt(itemVariance * restVariance)),
    efficiency: orNull((100 * together) / largestCovariance(earned, rest)),
  }
}

/** Who chose what, group by group; nothing where there is nothing to choose. */
function choicesOf(
  content: Question['content'],
  { rows, choices }: Column,
  quintiles: Uint8Array,
): CountedChoice[] | null {
  const options = optionsOf(content)
  if (!options) return null
  const counts = new Map(options.map(({ place }) => [place ?? NOTHING, new Array<number>(QUINTILES).fill(0)]))
  for (let index = 0; index < rows.length; index++) {
    const counted = counts.get(choices[index] ?? NOTHING)
    const quintile = quintiles[rows[index] ?? 0] ?? 0
    if (counted) counted[quintile] = (counted[quintile] ?? 0) + 1
  }
  return options.map((option) => {
    const quintiles = counts.get(option.place ?? NOTHING) ?? []
    return { ...option, count: quintiles.reduce((total, count) => total + count, 0), quintiles }
  })
}

export type CountedChoice = ItemReport['choices'] extends (infer Choice)[] | null
  ? Choice & { quintiles: number[] }
  : never

/** How a sheet says that nothing was chosen. */
const NOTHING = -1

/** As the bank has them, and last that nothing was chosen. */
function optionsOf(content: Question['content']) {
  const options = kindOf(content).optionsOf(content)
  return options && [...options, { place: null, html: '', isRight: false }]
}
