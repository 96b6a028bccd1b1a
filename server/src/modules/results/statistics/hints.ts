import type { QuestionType } from '@probant/contract/questions/form'
import type { Hint, ItemReport } from '@probant/contract/results/report'
import type { CountedChoice } from './items.ts'

/** In percent: at least so many points are reached by all together, or at most so many. */
const TOO_EASY = 95
const TOO_HARD = 20

/** What a colleague would say who looks over one's shoulder. */
export function hintsOf(
  type: QuestionType,
  { facility, discrimination }: NonNullable<ItemReport['statistics']>,
  choices: readonly CountedChoice[] | null,
): Hint[] {
  const hints: Hint[] = []
  const isAgainstTheRest = discrimination !== null && discrimination < 0
  if (type === 'open' && isAgainstTheRest) hints.push('againstTheRest')
  if (type !== 'open' && (isAgainstTheRest || doTheBestChooseAnother(choices))) hints.push('keyMayBeWrong')
  if (facility !== null && facility >= TOO_EASY) hints.push('tooEasy')
  if (facility !== null && facility <= TOO_HARD) hints.push('tooHard')
  // Of two there is always one that few choose.
  if (type === 'multiple_choice' && choices?.some(isNeverChosen)) hints.push('optionNeverChosen')
  return hints
}

/** Do those of the best group prefer a wrong answer to the right one? */
function doTheBestChooseAnother(choices: readonly CountedChoice[] | null): boolean {
  const best = (choices ?? []).map(({ place, isRight, quintiles }) => ({
    isChoice: place !== null,
    isRight,
    count: quintiles.at(-1) ?? 0,
  }))
  const right = best.find(({ isRight }) => isRight)
  return best.some(({ isChoice, isRight, count }) => isChoice && !isRight && count > (right?.count ?? 0))
}

function isNeverChosen({ place, isRight, count }: CountedChoice): boolean {
  return place !== null && !isRight && count === 0
}
