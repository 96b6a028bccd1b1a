import type { Locale } from '@probant/contract/locales'
import type { Exercise } from './exercise.ts'

/** How one kind of exercise is worded; `{name}` stands for what changes, `{answer}` for the answer that is claimed. */
export type Wording = Record<Locale, Record<'question' | 'claim' | 'open', string>>

type Unworded = Omit<Exercise, 'question' | 'claim' | 'open'>

/** Unlike a fact's sentence it keeps its first letter: `x = 3` has a small one. */
export function worded(
  exercise: Unworded,
  { question, claim, open }: Wording[Locale],
  words: Record<string, string>,
): Exercise {
  return {
    ...exercise,
    question: put(question, words),
    claim: (answer) => put(claim, { ...words, answer }),
    open: put(open, words),
  }
}

function put(template: string, words: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}
