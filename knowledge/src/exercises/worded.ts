import type { Locale } from '@probant/contract/locales'
import { fill } from '../wording.ts'
import type { Exercise } from './exercise.ts'

/** How one kind of exercise is worded; `{name}` marks what changes, `{answer}` for the answer that is claimed. */
export type Wording = Record<Locale, Record<'question' | 'claim' | 'open', string>>

export type Unworded = Omit<Exercise, 'question' | 'claim' | 'open'>

export function worded(
  exercise: Unworded,
  { wording, locale }: { wording: Wording; locale: Locale },
  words: Record<string, string>,
): Exercise {
  const { question, claim, open } = wording[locale]
  return {
    ...exercise,
    question: fill(question, words, { locale }),
    claim: (answer) => fill(claim, { ...words, answer }, { locale }),
    open: fill(open, words, { locale }),
  }
}
