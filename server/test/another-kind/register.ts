import childProcess from 'node:child_process'
import { registerHooks, syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a server (`--import`), this adds to the three lists of `kinds` the line that a new kind has there. Nothing else
 * of the product is touched; processes that the server starts get the same.
 */
const LINES = [
  { file: kinds('types.ts'), list: /const QUESTION_TYPES = \[[^\]]*/, line: "const colour = 'colour'" },
  {
    file: kinds('index.ts'),
    list: /const KINDS = \{[^}]*/,
    line: `import { colour } from '${at('rule.ts')}'`,
  },
  {
    file: kinds('schemas.ts'),
    list: /const ALL_SCHEMAS = \[[^\]]*/,
    line: `import * as colour from '${at('schemas.ts')}'`,
  },
]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const added = LINES.find(({ file }) => url === file)
    if (!added) return loaded
    const source = String(loaded.source)
    if (!added.list.test(source)) throw new Error(`${added.file} has no list of kinds`)
    return {
      ...loaded,
      source: `${added.line}\n${source.replace(added.list, (list) => `${list.replace(/,?\s*$/, '')}, colour`)}`,
    }
  },
})

const { fork } = childProcess
childProcess.fork = ((file: URL, args: string[], options: childProcess.ForkOptions) =>
  fork(file, args, {
    ...options,
    execArgv: [...(options.execArgv ?? []), '--import', import.meta.url],
  })) as typeof fork
syncBuiltinESMExports()

function kinds(file: string): string {
  return new URL(`../../../kinds/${file}`, import.meta.url).href
}

function at(file: string): string {
  return new URL(file, import.meta.url).href
}
