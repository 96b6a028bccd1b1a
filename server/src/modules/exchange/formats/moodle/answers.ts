import type { ImportNote } from '@probant/contract/exchange/formats'
import type { Asked, Pair, Refusal } from '../format.ts'
import { markingOf } from './fractions.ts'

/** An answer with what choosing or writing it is worth: 100 for all of the points, less than 0 where it costs some. */
export interface WeightedAnswer<Text = string> {
  text: Text
  fraction: number
}

interface Choosing<Text> {
  markdownOf: (text: Text) => string
  notes: Set<ImportNote>
  /** One is chosen, or as many as one likes; missing where the file doesn't say. */
  isSingle?: boolean | undefined
}

/** Of which one is chosen, or several: by what each is worth. */
export function choiceAmong<Text>(
  answers: readonly WeightedAnswer<Text>[],
  { markdownOf, notes, isSingle }: Choosing<Text>,
): Asked | Refusal {
  // Nobody chooses among so many; they are not even read.
  if (answers.length > MOST_ANSWERS) return { fault: 'malformed' }
  const worth = answers.filter(({ fraction }) => fraction > 0)
  const best = worth.filter(isRight)
  if (worth.length === 0) return { fault: 'noRightAnswer' }
  const chosen = (right: readonly WeightedAnswer<Text>[]) =>
    answers.map((answer) => ({ text: markdownOf(answer.text), isCorrect: right.includes(answer) }))

  if (isSingle !== false && (best.length === 1 || worth.length === 1)) {
    if (worth.length > 1 || best.length === 0) notes.add('partlyRight')
    if (answers.some(({ fraction }) => fraction < 0)) notes.add('negativePoints')
    return { for: 'choice', choices: chosen(best.length === 1 ? best : worth), isSingle: true }
  }
  const { isPartial, note } = markingOf(answers.map(({ fraction }) => fraction))
  if (isSingle && best.length > 1) notes.add('anyRight')
  else if (note) notes.add(note)
  return { for: 'choice', choices: chosen(worth), isSingle: false, isPartial }
}

export const MOST_ANSWERS = 100

/** An answer that belongs to nothing is one of the others. */
export function pairsAmong(read: readonly Pair[]): Asked | Refusal {
  if (read.length > MOST_ANSWERS) return { fault: 'malformed' }
  if (read.every(({ left }) => left === '')) return { fault: 'noRightAnswer' }
  const others = read.filter(({ left }) => left === '').map(({ right }) => right)
  return { for: 'pairs', pairs: read.filter(({ left }) => left !== ''), others }
}

/** Any of which may be written, if it is worth as much as the best of them; `*` stands for anything there. */
export function acceptedAmong(answers: readonly WeightedAnswer[], notes: Set<ImportNote>): Asked | Refusal {
  // What is worth nothing was listed to say something of it.
  const worth = answers.filter(({ fraction }) => fraction > 0)
  if (worth.length === 0) return { fault: 'noRightAnswer' }
  const most = Math.max(...worth.map(({ fraction }) => fraction))
  const best = worth.filter((answer) => isRight(answer) || answer.fraction === most)
  if (best.length < worth.length || !best.every(isRight)) notes.add('partlyRight')
  const right = best.map(({ text }) => text)
  const pattern = right.find((text) => /(?<!\\)\*/.test(text))
  if (pattern !== undefined) return { fault: 'wildcards', detail: pattern }
  return { for: 'words', accepted: right.map((text) => text.replaceAll('\\*', '*')) }
}

/** An accepted answer as Moodle takes it to mean nothing but itself. */
export function withoutWildcards(answer: string): string {
  return answer.replaceAll('*', '\\*')
}

function isRight({ fraction }: Pick<WeightedAnswer, 'fraction'>): boolean {
  return fraction > 99.9
}
