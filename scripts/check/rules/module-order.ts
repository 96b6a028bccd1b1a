import type { SourceFile } from '../source-files.ts'
import { refuseImports } from './violation.ts'

const MODULES = 'server/src/modules/'

/**
 * 5. Module to module: through the other's `service.ts`, handed over in `services.ts`, which lists the modules in the
 * order in which they may know each other. What a module makes besides its service is handed over too, so its type
 * may be named.
 */
export function modulesKnowEachOtherInOrder(files: readonly SourceFile[]) {
  const order = wiringOrder(files.find(({ path }) => path === 'server/src/services.ts'))

  return refuseImports(files, (path, { from, isType }) => {
    if (!path.startsWith(MODULES) || !from.startsWith(MODULES)) return
    const knowing = moduleOf(path)
    const known = moduleOf(from)
    if (knowing === known) return
    if (!isType && !from.endsWith('/service.ts'))
      return `another module is reached through its service.ts, not ${from}`
    if (!isEarlier(order, known, knowing)) return `services.ts wires ${known} after ${knowing}, or not at all`
  })
}

function moduleOf(path: string): string {
  return path.slice(MODULES.length).split('/')[0] ?? ''
}

function isEarlier(order: readonly string[], known: string, knowing: string): boolean {
  const place = order.indexOf(known)
  return place >= 0 && (place < order.indexOf(knowing) || !order.includes(knowing))
}

/** Modules by the first place at which something of theirs is used below the imports. */
function wiringOrder(services: SourceFile | undefined): string[] {
  if (!services) return []
  const body = services.text.replace(/^import[\s\S]*?from '[^']*'$/gm, '')
  const firstUses = services.imports
    .filter(({ from, isType }) => from.startsWith(MODULES) && !isType)
    .flatMap(({ from, names }) =>
      names.map((name) => ({ module: moduleOf(from), at: body.search(new RegExp(`\\b${name}\\b`)) })),
    )
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return [...new Set(firstUses.map(({ module }) => module))]
}
