import type { SourceFile } from './source-files.ts'

/** How a test says how long it, or what it waits for, may take. */
const OWN_LIMIT = /\btimeout: [\d_]+|^\s*\}, [\d_]{4,}\)$|\bwaitForTimeout\(|\btest\.slow\(|\bsetTimeout\(\d/

/** Limits are for what hangs, so they are the same for all: see `docs/decisions/0019`. */
export function testLimitFaults(files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] {
  return files
    .filter(({ path }) => /\.(test|story)\.tsx?$/.test(path) || path.startsWith('e2e/harness/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const [found] = OWN_LIMIT.exec(line) ?? []
        return found ? [`${path}:${index + 1}: a test has no time limit of its own (${found.trim()})`] : []
      }),
    )
}
