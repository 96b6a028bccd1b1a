import type { Locale } from '@probant/contract/locales'
import type { Exercise } from './exercise.ts'
import { exact, told, typed } from './numbers.ts'
import { type Unworded, type Wording, worded } from './worded.ts'

interface Measure extends Pick<Value, 'locale' | 'steps' | 'what'> {
  unit: string
  result: number
  slips: readonly number[]
}

/** Asks for a size with its unit. */
export function measured({ locale, unit, result, slips, steps, what }: Measure): Exercise {
  const say = (value: number) => `${told(value, locale)}${unit === '°' ? '' : '\u00a0'}${unit}`
  return valueAsked({
    locale,
    key: what.en,
    answer: say(result),
    number: { value: exact(result), unit },
    accepts: [...typed(result, locale), `${told(result, locale)} ${unit}`],
    mistakes: slips.filter((slip) => slip > 0).map(say),
    steps,
    what,
  })
}

interface Value extends Omit<Unworded, 'solution'> {
  locale: Locale
  steps: string
  /** What has this value, as it is written within a sentence. */
  what: Record<Locale, string>
}

export function valueAsked({ locale, steps, what, ...exercise }: Value): Exercise {
  return worded({ ...exercise, solution: steps }, { wording: WORDS, locale }, { what: what[locale] })
}

const WORDS: Wording = {
  en: {
    question: 'What is {what}?',
    claim: '{what} is {answer}.',
    open: 'Explain how you work out {what}.',
  },
  fr: {
    question: 'Combien vaut {what}\u00a0?',
    claim: '{what} vaut {answer}.',
    open: 'Expliquez comment vous calculez {what}.',
  },
}
