import type { Locale } from '@probant/contract/locales'

/** What the two answers of a statement are called, in the language of the question. */
export const TRUTH_WORDS: Record<Locale, Record<'true' | 'false', string>> = {
  en: { true: 'True', false: 'False' },
  fr: { true: 'Vrai', false: 'Faux' },
}

/** Does this answer say that a statement is true, or that it is false? Nothing where it says something else. */
export function truthOf(word: string): boolean | undefined {
  const bare = word
    .trim()
    .toLowerCase()
    .replace(/[.!\s]+$/, '')
  if (TRUE.includes(bare)) return true
  if (FALSE.includes(bare)) return false
}

/** Where two answers are no more than true and false: which of them is right. */
export function rightTruth(
  choices: readonly { says: boolean | undefined; isCorrect: boolean }[],
): boolean | undefined {
  const isStatement =
    choices.length === 2 && [true, false].every((is) => choices.some(({ says }) => says === is))
  return isStatement ? choices.find(({ isCorrect }) => isCorrect)?.says : undefined
}

const TRUE = ['true', 'vrai', 'wahr', 'richtig', 'verdadero', 'vero', 'waar']
const FALSE = ['false', 'faux', 'falsch', 'falso', 'onwaar']
