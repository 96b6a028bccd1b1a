import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import type { Scoring } from '@probant/contract/quizzes/paper'
import { type CountedOption, type ItemReport, SUBMISSIONS_MIN } from '@probant/contract/results/report'
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
  { totals, quintiles, locale }: Pick<Gathered, 'totals'> & { quintiles: Uint8Array; locale: Locale },
): Analysis {
  const askedCount = column.rows.length
  const isEnough = askedCount >= SUBMISSIONS_MIN
  const statistics = isEnough && item.scoring !== 'dropped' ? statisticsOf(item, column, totals) : null
  const choices = choicesOf(item.content, column, { quintiles, locale })
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
    choices: choices && (isEnough ? choices : choices.map(withoutFifths)),
    hints:
      statistics && item.scoring === 'normal'
        ? hintsOf(
            Boolean(kindOf(item.content).byPerson),
            { askedCount, ...statistics },
            compared(item, choices),
          )
        : [],
  }
}

/** Parts that only count places or gaps: that nobody puts the last item first, or that errors differ, says nothing. */
function compared({ content }: Item, choices: CountedGroup[] | null): CountedGroup[] | null {
  return kindOf(content).groupInWords ? null : choices
}

function withoutFifths({ html, options }: CountedGroup) {
  return { html, options: options.map((option) => ({ ...option, quintiles: null })) }
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

/** Who chose what, part by part and fifth by fifth; nothing where there is nothing to choose. */
function choicesOf(
  content: Question['content'],
  { rows, choices, chosenBy }: Column,
  { quintiles, locale }: { quintiles: Uint8Array; locale: Locale },
): CountedGroup[] | null {
  const groups = kindOf(content).optionsOf(content, locale)
  if (!groups) return null
  const quintileOf = (at: number) => quintiles[rows[at] ?? 0] ?? 0
  const groupOf: number[] = []
  const counts: number[][] = []
  for (const [group, { options }] of groups.entries())
    for (const { place } of options) {
      groupOf[place] = group
      counts[place] = none()
    }

  // Once over all of it, whatever number of parts there are: what one person chose stands together.
  const answered = groups.map(none)
  const last = groups.map(() => -1)
  for (let index = 0; index < choices.length; index++) {
    const place = choices[index] ?? -1
    const group = groupOf[place]
    if (group === undefined) continue
    const at = chosenBy[index] ?? 0
    addOne(counts[place], quintileOf(at))
    if (last[group] !== at) addOne(answered[group], quintileOf(at))
    last[group] = at
  }
  const asked = none()
  for (let at = 0; at < rows.length; at++) addOne(asked, quintileOf(at))
  return groups.map(({ html, options }, group) => ({
    html,
    options: [
      ...options.map((option) => summed(option, counts[option.place] ?? none())),
      // Last, that none of them was chosen.
      summed(
        { place: null, html: '', isRight: false },
        asked.map((count, quintile) => count - (answered[group]?.[quintile] ?? 0)),
      ),
    ],
  }))
}

function none(): number[] {
  return new Array<number>(QUINTILES).fill(0)
}

function addOne(counts: number[] | undefined, quintile: number): void {
  if (counts) counts[quintile] = (counts[quintile] ?? 0) + 1
}

function summed(
  option: Pick<CountedChoice, 'place' | 'html' | 'isRight'>,
  quintiles: number[],
): CountedChoice {
  return { ...option, count: quintiles.reduce((total, count) => total + count, 0), quintiles }
}

export type CountedChoice = CountedOption & { quintiles: number[] }

export interface CountedGroup {
  html: string
  options: CountedChoice[]
}
