import { frenchTypographyFault } from './french-typography.ts'

/** Sentences by their key (`form.title`), however deep they were written. */
export type Sentences = Record<string, string>

/** What keeps the French sentences from saying what the English ones say. */
export function parityFaults(en: Sentences, fr: Sentences): string[] {
  const missing = Object.keys(en).flatMap((key) => (key in fr ? [] : `${key}: missing in French`))
  // French has a plural of its own, for millions, that English does not know.
  const extra = Object.keys(fr).flatMap((key) =>
    key in en || key.endsWith('_many') ? [] : `${key}: missing in English`,
  )
  const empty = [...emptyOnes(en, 'English'), ...emptyOnes(fr, 'French')]
  const differing = Object.entries(fr).flatMap(([key, french]) => {
    const english = en[key]
    return english === undefined || partsOf(english) === partsOf(french)
      ? []
      : `${key}: «${partsOf(english)}» in English, «${partsOf(french)}» in French`
  })
  const untypical = Object.entries(fr).flatMap(([key, french]) => {
    const fault = frenchTypographyFault(french)
    return fault ? `${key}: ${fault}: ${french}` : []
  })
  return [...missing, ...extra, ...empty, ...differing, ...untypical]
}

export function flatten(sentences: object, prefix = ''): Sentences {
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  )
}

function emptyOnes(sentences: Sentences, language: string): string[] {
  return Object.entries(sentences).flatMap(([key, text]) =>
    text.trim() ? [] : `${key}: empty in ${language}`,
  )
}

/** What is filled in or wrapped: `{limit}`, `{{name}}`, `<link>`. */
function partsOf(sentence: string): string {
  const parts = sentence.match(/\{\{?\s*\w+|<\/?\w+/g) ?? []
  return [...new Set(parts.map((part) => part.replace(/\s/g, '')))].sort().join(' ')
}
