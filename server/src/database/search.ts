import { plainLetters } from '@probant/contract/accents'
import { and, type Column, ilike, or, type SQL, sql } from 'drizzle-orm'

/** Rows in which one of the columns holds what was typed, taken literally; all rows where nothing was. */
export function contains(search: string, columns: Column[]) {
  if (!search) return undefined
  const pattern = anywhere(search)
  return or(...columns.map((column) => ilike(column, pattern)))
}

/** Every word that was typed is somewhere in the text, in any order, with or without its accents. */
export function holdsWords(search: string, text: SQL): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`${text} ~* ${accented(word)}`))
}

/** Each is looked for in every row: beyond these few, the ones that are there have found it or not. */
function wordsOf(search: string): string[] {
  const words = plainLetters(search)
    .split(/\s+/)
    .flatMap((word) => Array.from(word).slice(0, LONGEST_WORD).join('') || [])
  return [...new Set(words)].slice(0, MOST_WORDS)
}

const MOST_WORDS = 8
const LONGEST_WORD = 40

/** A letter stands for itself with any accent: to take the accents off every row takes three times as long. */
function accented(word: string): string {
  return Array.from(word, (letter) => {
    const others = ACCENTED[letter]
    if (others) return `[${letter}${others}${others.toUpperCase()}]`
    return letter.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
  }).join('')
}

const ACCENTED: Record<string, string> = {
  a: 'àáâãäåāăą',
  c: 'çćč',
  d: 'ďđ',
  e: 'èéêëēęě',
  g: 'ğ',
  i: 'ìíîïī',
  l: 'ł',
  n: 'ñńň',
  o: 'òóôõöøōő',
  r: 'ř',
  s: 'śşš',
  t: 'ţť',
  u: 'ùúûüūůű',
  y: 'ýÿ',
  z: 'źżž',
}

/** The pattern of texts that hold this one. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
