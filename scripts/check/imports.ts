import { posix } from 'node:path'

export interface Import {
  /** A path from the root (`server/src/app.ts`), or a package (`zod`, `node:fs`). */
  from: string
  names: string[]
  /** Gone once the types are stripped: knowledge of a shape, not a use. */
  isType: boolean
}

export function importsOf(path: string, text: string): Import[] {
  const code = withoutComments(text)
  const stated = [...code.matchAll(STATEMENT)].map(({ groups }) => ({
    from: resolve(groups?.from ?? '', path),
    names: namesOf(groups?.clause ?? ''),
    isType: isTypeClause(groups?.clause ?? ''),
  }))
  const called = [...code.matchAll(CALL)].map(({ groups }) => ({
    from: resolve(groups?.from ?? '', path),
    names: [],
    isType: false,
  }))
  return [...stated, ...called]
}

const STATEMENT = /^\s*(?:import|export)\s(?<clause>[^'"`;=()]*?\bfrom\s+|\s*)['"](?<from>[^'"\n]+)['"]/gm
const CALL = /\bimport\(\s*['"](?<from>[^'"\n]+)['"]/g

const ALIASES: [RegExp, string][] = [
  [/^#server\/(.*)$/, 'server/src/$1'],
  [/^#test\/(.*)$/, 'server/test/$1'],
  [/^#web\/(.*)$/, 'web/src/$1'],
  [/^@probant\/contract\/(.*)$/, 'contract/src/$1.ts'],
  [/^@probant\/knowledge$/, 'knowledge/src/index.ts'],
]

function resolve(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const alias = ALIASES.find(([pattern]) => pattern.test(specifier))
  return alias ? specifier.replace(...alias) : specifier
}

function isTypeClause(clause: string): boolean {
  if (/^type\s/.test(clause)) return true
  const named = /^\{(?<names>[^}]*)\}\s*from\s+$/.exec(clause)?.groups?.names
  const parts = named?.split(',').flatMap((part) => part.trim() || []) ?? []
  return parts.length > 0 && parts.every((part) => part.startsWith('type '))
}

function namesOf(clause: string): string[] {
  const named = /\{(?<names>[^}]*)\}/.exec(clause)?.groups?.names ?? ''
  return named.split(',').flatMap((part) => part.trim().replace(/^type\s+|\s+as\s.*$/g, '') || [])
}

/** Whole-line and block comments; what looks like one inside a string is left alone. */
function withoutComments(text: string): string {
  return text.replace(/^\s*\/\/.*$/gm, '').replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
}
