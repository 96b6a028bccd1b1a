import { withoutAccents } from '../text/accents.ts'

/** How an author wants what is typed to be compared. */
export interface Comparison {
  ignoresAccents: boolean
  spacingCounts?: boolean | undefined
}

/** What is left of an answer when it doesn't matter how it was typed. */
export function comparable(text: string, { ignoresAccents, spacingCounts }: Comparison): string {
  const folded = fold(text)
  // What is nothing but accents is told apart by them: nobody could ever answer it otherwise.
  const letters = ignoresAccents ? fold(withoutAccents(folded)) || folded : folded
  return spacingCounts ? letters : joined(letters)
}

/** Upper case first: it makes `ß` and `SS` one, which lower case alone does not. */
function fold(text: string): string {
  const cased = text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return cased.replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim()
}

/** `ground water` and `e-mail` in one word. Between few letters and in a formula a hyphen may be a minus: `ab-c`, `n-1`. */
function joined(text: string): string {
  if (/[=+*/^()<>×÷−\p{Nd}]/u.test(text)) return text
  return text
    .replace(/([\p{L}\p{M}]{3})[\u00ad\u2010\u2011-](?=[\p{L}\p{M}]{2})/gu, '$1')
    .replace(/([\p{L}\p{M}])[\u00ad\u2010\u2011-](?=[\p{L}\p{M}]{3})/gu, '$1')
    .replace(/([\p{L}\p{M}]{2}) (?=\p{L})/gu, '$1')
    .replace(/([\p{L}\p{M}]) (?=[\p{L}\p{M}]{2})/gu, '$1')
}
