import { createHash } from 'node:crypto'
import { plainLetters } from '@probant/contract/accents'
import { NAMED } from './pictures/named.ts'

/** What is left of a title when only what it asks counts: two questions that share it are the same. */
export function fingerprint(title: string): string {
  // The same picture has another name in another workspace.
  const asked = title.replace(NAMED, '')
  const words = normalised(asked) || spacedOnce(asked.toLowerCase())
  if (words.length <= FINGERPRINT_MAX) return words
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 32)
  return `${words.slice(0, FINGERPRINT_MAX - 33).toWellFormed()} ${digest}`
}

/** Short enough for an index of the database. */
export const FINGERPRINT_MAX = 200

/** What was typed to find a question, as fingerprints have it; empty where its signs may be what is looked for. */
export function plainSearchOf(search: string): string {
  return /^[\p{L}\p{M}\p{N}\s'’-]*$/u.test(search) ? normalised(search) : ''
}

/** Without case, accents, markup and punctuation; but `3 - 2` is not `3 + 2`, nor is `-3` the same as `3`. */
function normalised(text: string): string {
  // Spaced once before the signs, too: what stands beside one must not depend on how far away it was typed.
  const plain = spacedOnce(plainLetters(text))
  const meant = plain.replace(/\p{P}|[`$]/gu, (sign, at: number) =>
    isMeant(sign, plain.slice(Math.max(at - 2, 0), at), plain.slice(at + 1, at + 3)) ? sign : ' ',
  )
  return spacedOnce(meant)
}

function spacedOnce(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Does the sign belong to a calculation, rather than to the sentence? */
function isMeant(sign: string, before: string, after: string): boolean {
  if (sign === '%') return true
  if (sign === '-' && /^\p{N}/u.test(after)) return true
  if (/[()[\]]/.test(sign)) return /[\p{N}\p{Sm}]\s?$/u.test(before) || /^\s?[\p{N}\p{Sm}]/u.test(after)
  return /[-*/.,:]/.test(sign) && /\p{N}\s?$/u.test(before) && /^\s?\p{N}/u.test(after)
}
