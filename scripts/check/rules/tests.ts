import { isTest, type SourceFile } from '../source-files.ts'
import { refuseImports } from './violation.ts'

/** 8. Tests import anything; nothing imports tests. */
export function nothingImportsTests(files: readonly SourceFile[]) {
  return refuseImports(files, (_, { from }) => (isTest(from) ? `nothing imports tests: ${from}` : undefined))
}
