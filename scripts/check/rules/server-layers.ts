import type { SourceFile } from '../source-files.ts'
import { refuseImports } from './violation.ts'

/** 2. `main -> app -> modules -> platform, database -> contract`; `platform` and `database` never name a module. */
export function serverLayers(files: readonly SourceFile[]) {
  return refuseImports(files, (path, { from }) => {
    const bothInside = path.startsWith('server/src/') && from.startsWith('server/src/')
    if (bothInside && layerOf(from) > layerOf(path))
      return `a lower layer must not know a higher one: ${from}`
  })
}

/** What stands directly in `src` wires the rest together, except for the configuration, which all may read. */
function layerOf(path: string): number {
  if (path === 'server/src/config.ts') return 0
  if (/^server\/src\/(platform|database)\//.test(path)) return 1
  if (path.startsWith('server/src/modules/')) return 2
  return path === 'server/src/main.ts' ? 4 : 3
}
