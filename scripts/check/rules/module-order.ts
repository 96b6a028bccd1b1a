import { dirname } from 'node:path/posix'
import { isTest, type SourceFile } from '../source-files.ts'
import { refuseImports, type Violation } from './violation.ts'

const MODULES = 'server/src/modules/'
const WIRING = 'server/src/services.ts'

/**
 * 5. Module to module, types included: through the other's face, its `index.ts`. `services.ts` makes the modules in the
 * order in which they may know each other; a closure there could reach for one that is made further down.
 */
export function modulesKnowEachOtherInOrder(files: readonly SourceFile[]): Violation[] {
  const wiring = files.find(({ path }) => path === WIRING)
  return [...pastTheFace(files), ...againstTheOrder(files, wiringOrder(wiring)), ...closuresIn(wiring)]
}

function pastTheFace(files: readonly SourceFile[]) {
  return refuseImports(files, (path, { from }) => {
    if (!from.startsWith(MODULES) || !mayKnowModules(path) || isTest(path)) return
    const isWithin = path.startsWith(MODULES) && moduleOf(path) === moduleOf(from)
    const isTableOfContents = path === 'server/src/app.ts' && from.endsWith('/routes.ts')
    if (isWithin || isTableOfContents || from === faceOf(from)) return
    return `a module is reached through ${faceOf(from)}, not ${from}`
  })
}

/** What stands below the modules knows none at all; that is another rule's. */
function mayKnowModules(path: string): boolean {
  return path.startsWith(MODULES) || dirname(path) === 'server/src'
}

function againstTheOrder(files: readonly SourceFile[], order: readonly string[]) {
  return refuseImports(files, (path, { from }) => {
    if (!path.startsWith(MODULES) || !from.startsWith(MODULES)) return
    const knowing = moduleOf(path)
    const known = moduleOf(from)
    if (knowing !== known && !isEarlier(order, known, knowing))
      return `services.ts makes ${known} after ${knowing}, or not at all`
  })
}

function closuresIn(wiring: SourceFile | undefined): Violation[] {
  if (!wiring?.text.includes('=>')) return []
  return [{ path: wiring.path, why: 'the wiring holds no closure: it could reach for what is made later' }]
}

function moduleOf(path: string): string {
  return path.slice(MODULES.length).split('/')[0] ?? ''
}

function faceOf(path: string): string {
  return `${MODULES}${moduleOf(path)}/index.ts`
}

function isEarlier(order: readonly string[], known: string, knowing: string): boolean {
  const index = order.indexOf(known)
  return index >= 0 && (index < order.indexOf(knowing) || !order.includes(knowing))
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
