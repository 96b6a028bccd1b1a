import type { Import } from '../imports.ts'
import { isTest, type SourceFile } from '../source-files.ts'

export interface Violation {
  path: string
  why: string
}

/** Goes through every import of every file but tests, which may import anything. */
export function refuseImports(files: readonly SourceFile[], refusal: Refusal): Violation[] {
  return refuseImportsInTestsToo(
    files.filter(({ path }) => !isTest(path)),
    refusal,
  )
}

export function refuseImportsInTestsToo(files: readonly SourceFile[], refusal: Refusal): Violation[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap((one) => {
      const why = refusal(path, one)
      return why ? { path, why } : []
    }),
  )
}

type Refusal = (path: string, one: Import) => string | undefined
