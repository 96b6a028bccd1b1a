import type { Locale } from '../locales.ts'
import type { Flaw, Item } from './flaws.ts'
import { plainWords } from './plain-words.ts'

/** "Always" and "never" are seldom true: in wrong answers alone they point to the right one. */
export function absoluteWords({ language, answers }: Item): Flaw | undefined {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  if (right.length === 0 || right.some(({ text }) => absoluteIn(text, language))) return undefined
  const wrong = answers.flatMap(({ text, isCorrect }) =>
    isCorrect ? [] : (absoluteIn(text, language) ?? []),
  )
  return wrong.length > 0 ? { kind: 'absolute_words', words: [...new Set(wrong)].join(', ') } : undefined
}

function absoluteIn(text: string, language: Locale): string | undefined {
  return plainWords(text).find((word) => ABSOLUTE[language].has(word))
}

const ABSOLUTE: Record<Locale, Set<string>> = {
  en: new Set([
    'always',
    'never',
    'every',
    'everyone',
    'nobody',
    'only',
    'entirely',
    'completely',
    'impossible',
  ]),
  fr: new Set([
    'toujours',
    'jamais',
    'aucun',
    'aucune',
    'uniquement',
    'exclusivement',
    'totalement',
    'entièrement',
    'impossible',
    'personne',
  ]),
}
