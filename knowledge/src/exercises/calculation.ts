import type { Locale } from '@probant/contract/locales'
import type { Exercise } from './exercise.ts'
import { exact, told, typed } from './numbers.ts'

/** A sum to work out: the form that most exercises with numbers have. */
export interface Calculation {
  /** As it is written, `7 × 8`. */
  expression: string
  result: number
  slips: readonly number[]
  /** The steps, as equations. */
  steps: string
}

export function calculation({ expression, result, slips, steps }: Calculation, locale: Locale): Exercise {
  const words = WORDS[locale]
  return {
    key: expression.replace(/\s/g, ''),
    question: words.question(expression),
    answer: told(result, locale),
    number: { value: exact(result), unit: '' },
    accepts: typed(result, locale),
    mistakes: slips.filter((slip) => slip >= 0 || result < 0).map((slip) => told(slip, locale)),
    claim: (answer) => words.claim(expression, answer),
    solution: steps,
    open: words.open(expression),
  }
}

const WORDS = {
  en: {
    question: (expression: string) => `What is ${expression}?`,
    claim: (expression: string, answer: string) => `${expression} is equal to ${answer}.`,
    open: (expression: string) => `Explain step by step how you work out ${expression}.`,
  },
  fr: {
    question: (expression: string) => `Combien font ${expression}\u00a0?`,
    claim: (expression: string, answer: string) => `${expression} est égal à ${answer}.`,
    open: (expression: string) => `Expliquez étape par étape comment vous calculez ${expression}.`,
  },
}
