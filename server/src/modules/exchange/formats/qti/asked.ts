import type { Asked, Choice, Refusal } from '../format.ts'
import type { Texts } from './texts.ts'

/** What an item takes for right, and how it does. */
export interface Right {
  values: string[]
  /** Some give more than others. */
  isPartial: boolean
  /** What only resembles the answer is right too. */
  isTolerant: boolean
  isCaseSensitive: boolean
}

/** One of several is chosen. */
export function choiceAmong(choices: Choice[], { isPartial }: Right): Asked | Refusal {
  const right = choices.filter(({ isCorrect }) => isCorrect)
  if (right.length === 0) return { fault: 'noRightAnswer' }
  if (right.length > 1) return { fault: isPartial ? 'partlyRightAnswers' : 'severalRightAnswers' }
  return { for: 'choice', choices }
}

/** Some words are typed. */
export function wordsAmong(right: Right, { notes }: Texts): Asked | Refusal {
  if (right.isTolerant) return { fault: 'tolerance' }
  if (right.isPartial) return { fault: 'partlyRightAnswers' }
  const accepted = right.values.filter(Boolean)
  if (accepted.length === 0) return { fault: 'noRightAnswer' }
  if (right.isCaseSensitive) notes.add('caseIgnored')
  return { for: 'words', accepted }
}
