import type { Asked, Choice, Refusal } from '../format.ts'
import type { Texts } from './texts.ts'

/** What an item takes for right, and how it does. */
export interface Right {
  values: string[]
  /** What each answer gives or costs, where that is said one by one. */
  scores: ReadonlyMap<string, number>
  /** Some give more than others. */
  isPartial: boolean
  /** What only resembles the answer is right too. */
  isTolerant: boolean
  isCaseSensitive: boolean
}

interface NamedChoice extends Choice {
  identifier: string
}

/** One of several is chosen, or as many as one likes. */
export function choiceAmong(
  named: readonly NamedChoice[],
  { scores, isPartial }: Right,
  { isSingle, notes }: Pick<Texts, 'notes'> & { isSingle: boolean },
): Asked | Refusal {
  const right = named.filter(({ isCorrect }) => isCorrect)
  if (right.length === 0) return { fault: 'noRightAnswer' }
  const chosen = (rightOnes: readonly NamedChoice[]) =>
    named.map((choice) => ({ text: choice.text, says: choice.says, isCorrect: rightOnes.includes(choice) }))
  const worth = ({ identifier }: NamedChoice) => scores.get(identifier) ?? 0
  const most = Math.max(...right.map(worth))
  const best = right.filter((choice) => worth(choice) === most)

  if (isSingle && best.length === 1) {
    if (right.length > 1) notes.add('partlyRight')
    return { for: 'choice', choices: chosen(best), isSingle: true }
  }
  if (isSingle) notes.add('anyRight')
  const isShared = isSingle || scores.size > 0
  const isEven = named.every((choice) => worth(choice) === (choice.isCorrect ? most : -most))
  if (!isSingle && scores.size > 0 && (isPartial || !isEven)) notes.add('unevenShares')
  return { for: 'choice', choices: chosen(right), isSingle: false, isPartial: isShared && right.length > 1 }
}

/** Some words are typed. */
export function wordsAmong(right: Right, { notes }: Texts): Asked | Refusal {
  if (right.isTolerant) return { fault: 'tolerance' }
  const worth = (value: string) => right.scores.get(value) ?? 0
  const most = Math.max(0, ...right.values.map(worth))
  const accepted = right.values.filter((value) => value !== '' && (!right.isPartial || worth(value) === most))
  if (accepted.length === 0) return { fault: 'noRightAnswer' }
  if (right.isPartial) notes.add('partlyRight')
  if (right.isCaseSensitive) notes.add('caseIgnored')
  return { for: 'words', accepted }
}
