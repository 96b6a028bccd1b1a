import { QUESTION_TYPES } from '@probant/kinds'
import type { Counted, Figure } from './figure.ts'

/**
 * A kind is at home in `kinds/`, and in folders of that name that hold what one part of the house makes of each kind: there
 * a registry lists them. Anywhere else its name stands in at most this many files, each for a reason.
 */
const AT_MOST = 12
const ALLOWED: Readonly<Record<string, string>> = {
  'web/src/features/public-pages/components/stage/questions-scene.tsx':
    'draws one question of each of three kinds',
  'web/src/i18n/en/site/landing.ts': 'has the sentences of those three questions',
  'web/src/i18n/fr/site/landing.ts': 'has the sentences of those three questions',
}

/** In how many files somebody who adds a kind of question might have to look. */
export function namingKinds(files: readonly Counted[]): Figure {
  const found = filesNamingKinds(files).map((path) => (ALLOWED[path] ? `${path}: ${ALLOWED[path]}` : path))
  const name = 'files that name a kind of question, outside folders called kinds'
  return { name, count: found.length, atMost: AT_MOST, found }
}

/** `npm run check` fails for each of these. */
export function namingKindFaults(files: readonly Counted[], allowed = ALLOWED): string[] {
  const naming = filesNamingKinds(files)
  const strangers = naming.filter((path) => !(path in allowed))
  const idle = Object.keys(allowed).filter((path) => !naming.includes(path))
  return [
    ...strangers.map(
      (path) => `${path} names a kind of question: ask kindOf, or a registry in a folder called kinds`,
    ),
    ...idle.map((path) => `${path} names no kind any more: take it off the list`),
    ...(Object.keys(allowed).length > AT_MOST ? [`more than ${AT_MOST} files may name a kind`] : []),
  ]
}

function filesNamingKinds(files: readonly Counted[]): string[] {
  return files
    .filter(({ path, text }) => !path.endsWith('.css') && !/(?:^|\/)kinds\//.test(path) && namesKind(text))
    .map(({ path }) => path)
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
