import { type Hint, type ItemReport, NEVER_CHOSEN_MIN } from '@probant/contract/results/report'
import type { CountedChoice, CountedGroup } from './items.ts'

/** In percent: at least so many points are reached by all together, or at most so many. */
const TOO_EASY = 95
const TOO_HARD = 20
/** From here on down a question measures the contrary of the rest. */
const AGAINST = -10
/** From here on down it is no chance that one of several equally tempting answers was left out. */
const CHANCE_MAX = 0.05
/** Of the best: one or two may have slipped. */
const VOICES_MIN = 3

/** What a colleague would say who looks over one's shoulder. */
export function hintsOf(
  isGradedByPerson: boolean,
  { askedCount, facility, discrimination }: NonNullable<ItemReport['statistics']> & { askedCount: number },
  choices: readonly CountedGroup[] | null,
): Hint[] {
  const parts = choices?.map(({ options }) => options) ?? []
  const hints: Hint[] = []
  // By so much it varies by chance where it is about nothing.
  const byChance = 100 / Math.sqrt(askedCount)
  const isAgainstTheRest = discrimination !== null && discrimination <= Math.min(AGAINST, -byChance)
  if (isGradedByPerson && isAgainstTheRest) hints.push('againstTheRest')
  if (!isGradedByPerson && (isAgainstTheRest || parts.some(doTheBestChooseAnother)))
    hints.push('keyMayBeWrong')
  if (facility !== null && facility >= TOO_EASY) hints.push('tooEasy')
  if (facility !== null && facility <= TOO_HARD) hints.push('tooHard')
  const isAskedOfMany = askedCount >= NEVER_CHOSEN_MIN
  if (isAskedOfMany && parts.some(isOneShunned)) hints.push('optionNeverChosen')
  return hints
}

/**
 * Do those of the best group prefer a wrong answer to the right one? Where many share the top, the last fifth is empty.
 * Where several are right, a wrong one may be chosen beside them, which says less.
 */
function doTheBestChooseAnother(choices: readonly CountedChoice[]): boolean {
  if (choices.filter(({ isRight }) => isRight).length !== 1) return false
  const fifths = choices.flatMap(({ quintiles }) =>
    quintiles.flatMap((count, fifth) => (count > 0 ? fifth : [])),
  )
  const best = Math.max(...fifths)
  const countOf = ({ quintiles }: CountedChoice) => quintiles[best] ?? 0
  const right = choices.find(({ isRight }) => isRight)
  const enough = Math.max(VOICES_MIN, (right ? countOf(right) : 0) + 1)
  return choices.some((choice) => choice.place !== null && !choice.isRight && countOf(choice) >= enough)
}

/**
 * Did so many choose among the wrong answers that one of them tempts nobody? Where few erred, one is left out by chance:
 * of three that tempt alike with a probability of 3 · (2/3)^n after n errors, which takes eleven to fall below 5 %.
 */
function isOneShunned(choices: readonly CountedChoice[]): boolean {
  const wrong = choices.filter(({ place, isRight }) => place !== null && !isRight)
  // Of two there is always one that few choose.
  if (wrong.length < 2 || wrong.every(({ count }) => count > 0)) return false
  const errors = wrong.reduce((total, { count }) => total + count, 0)
  return wrong.length * (1 - 1 / wrong.length) ** errors <= CHANCE_MAX
}
