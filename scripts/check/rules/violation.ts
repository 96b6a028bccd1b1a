import type { Import } from '../imports.ts'
import { isTest, type SourceFile } from '../source-files.ts'

export interface Violation {
  path: string
  why: string
}

/** Goes through every import of every file but tests, which may import anything. */
export function refuseImports(
  files: readonly SourceFile[],
  refusal: (path: string, one: Import) => string | undefined,
): Violation[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap((one) => {
        const why = refusal(path, one)
        return why ? { path, why } : []
      }),
    )
}
