import type { SourceFile } from '../source-files.ts'

/** Something about the code that is counted, with what was counted where that helps. */
export interface Figure {
  name: string
  count: number
  /** What we want it to be. */
  atMost?: number
  found?: string[]
}

export type Counted = Pick<SourceFile, 'path' | 'text'>
