import { isTest, type SourceFile } from '../source-files.ts'
import { refuseImports } from './violation.ts'

/** 1. `kinds` imports only Zod, `contract` only Zod and `kinds`; `server` and `web` import them, never each other. */
export function contractIsPure(files: readonly SourceFile[]) {
  return refuseImports(files, (path, { from }) => {
    if (/^zod(\/|$)/.test(from)) return
    if (path.startsWith('kinds/') && !isTest(path) && !from.startsWith('kinds/'))
      return `a kind of question imports only Zod, not ${from}`
    if (path.startsWith('contract/') && !/^(contract|kinds)\//.test(from))
      return `the contract imports only Zod and the kinds of questions, not ${from}`
    if (path.startsWith('server/') && from.startsWith('web/'))
      return `the server must not know the web: ${from}`
    if (path.startsWith('web/') && from.startsWith('server/'))
      return `the web must not know the server: ${from}`
  })
}
