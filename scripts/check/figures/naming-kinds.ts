import { QUESTION_TYPES } from '@probant/kinds'
import type { Counted, Figure } from './figure.ts'

/** A folder for each kind: what it is, and what draws it. */
const OF_KINDS = /^(?:web\/src\/features\/paper\/)?kinds\//

/** In how many other files somebody who adds a kind of question might have to look. */
export function namingKinds(files: readonly Counted[]): Figure {
  const found = files
    .filter(({ path, text }) => !path.endsWith('.css') && !OF_KINDS.test(path) && namesKind(text))
    .map(({ path }) => path)
  return { name: 'files outside kinds/ that name a kind of question', count: found.length, atMost: 12, found }
}

/**
 * Does a file name a kind, in code or in a comment? `true_false` does wherever it stands, and so do `trueFalse` and
 * `TrueFalseFields`. A kind that is an ordinary word (`open`) is only named as a value of `type`, in TypeScript or SQL.
 */
export function namesKind(text: string, kinds: readonly string[] = QUESTION_TYPES): boolean {
  return kinds.some((kind) => (kind.includes('_') ? nameOf(kind) : asType(kind)).test(text))
}

function nameOf(kind: string): RegExp {
  const [first = '', ...others] = kind.split('_')
  const pascal = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)
  const camel = `(?:${first}|${pascal(first)})${others.map(pascal).join('')}(?![a-z])`
  return new RegExp(`(?<![A-Za-z])(?:${kind}|${camel})`)
}

function asType(kind: string): RegExp {
  return new RegExp(`[tT]ype\\b['"]?[^'"\\n]{0,20}['"]${kind}['"]`)
}
