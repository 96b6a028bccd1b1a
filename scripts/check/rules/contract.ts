import type { SourceFile } from '../source-files.ts'
import { refuseImports } from './violation.ts'

/** 1. `contract` imports only Zod; `server` and `web` import `contract`, never each other. */
export function contractIsPure(files: readonly SourceFile[]) {
  return refuseImports(files, (path, { from }) => {
    if (path.startsWith('contract/') && !from.startsWith('contract/') && !/^zod(\/|$)/.test(from)) {
      return `the contract imports only Zod, not ${from}`
    }
    if (path.startsWith('server/') && from.startsWith('web/'))
      return `the server must not know the web: ${from}`
    if (path.startsWith('web/') && from.startsWith('server/'))
      return `the web must not know the server: ${from}`
  })
}
