import type { Counted, Figure } from './figure.ts'

const MOST_FILES = 30

/** A module of the server and a feature of the web are counted with all that is in their folders. */
export function largeModules(files: readonly Counted[]): Figure {
  const sizes = Object.entries(Object.groupBy(files, ({ path }) => moduleOf(path) ?? ''))
    .map(([module, own = []]) => ({ module, count: own.length }))
    .filter(({ module, count }) => module !== '' && count > MOST_FILES)
    .sort((one, other) => other.count - one.count)
  return {
    name: `modules with more than ${MOST_FILES} files`,
    count: sizes.length,
    found: sizes.map(({ module, count }) => `${count} ${module}`),
  }
}

function moduleOf(path: string): string | undefined {
  return /^(?:server\/src\/modules|web\/src\/features)\/[^/]+(?=\/)/.exec(path)?.[0]
}
