import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

export interface Import {
  /** A path from the root (`server/src/app.ts`), or a package (`zod`, `node:fs`). */
  from: string
  names: string[]
  /** Gone once the types are stripped: knowledge of a shape, not a use. */
  isType: boolean
}

export function importsOf(path: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const imported = staticImports.map(({ moduleRequest, entries, start }) => ({
    moduleRequest,
    entries,
    start,
  }))
  const passedOn = staticExports.flatMap(({ entries: [first, ...others], start }) =>
    first?.moduleRequest ? { moduleRequest: first.moduleRequest, entries: [first, ...others], start } : [],
  )
  const called = dynamicImports.flatMap(({ moduleRequest, start }) => {
    const [, value] = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return value ? { moduleRequest: { value }, entries: [], start } : []
  })
  return [...imported, ...passedOn, ...called]
    .sort((one, other) => one.start - other.start)
    .map(({ moduleRequest, entries }) => ({
      from: resolve(moduleRequest.value, path),
      names: entries.flatMap(({ importName }) => (importName.kind === 'Name' ? (importName.name ?? []) : [])),
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    }))
}

const ALIASES: [RegExp, string][] = [
  [/^#server\/(.*)$/, 'server/src/$1'],
  [/^#test\/(.*)$/, 'server/test/$1'],
  [/^#web\/(.*)$/, 'web/src/$1'],
  [/^@probant\/contract\/(.*)$/, 'contract/src/$1.ts'],
  [/^@probant\/knowledge$/, 'knowledge/src/index.ts'],
  [/^@probant\/kinds$/, 'kinds/index.ts'],
  [/^@probant\/kinds\/(.*)$/, 'kinds/$1.ts'],
  [/^@probant\/knowledge\/document$/, 'knowledge/src/document/questions.ts'],
]

function resolve(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const alias = ALIASES.find(([pattern]) => pattern.test(specifier))
  return alias ? specifier.replace(...alias) : specifier
}
