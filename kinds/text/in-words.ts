import type { Locale } from '../kind.ts'
import { formulaText, withFormulas } from './formula-text.ts'

const PICTURE = { en: 'picture', fr: 'image' }

/** What somebody wrote, as a list of answers says it: formulas as they are read, pictures by what they show. */
export function inWords(markdown: string, locale: Locale): string {
  return withFormulas(withPictures(markdown, locale), formulaText)
}

/** Each picture is said by its alternative text, or that it is one. What is in code is none. */
export function withPictures(markdown: string, locale: Locale): string {
  return markdown.replace(
    /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|(?<!\\)!\[((?:[^\]\\]|\\.)*)\]\([^)]*\)/g,
    (source, _ticks, alt: string | undefined) =>
      alt === undefined ? source : alt.replace(/\\(.)/g, '$1').trim() || PICTURE[locale],
  )
}
