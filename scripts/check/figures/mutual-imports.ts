import type { SourceFile } from '../source-files.ts'
import type { Figure } from './figure.ts'

/** Pairs of features of the web of which each imports the other, types included. */
export function mutualImports(files: readonly SourceFile[]): Figure {
  const arrows = new Set(
    files.flatMap(({ path, imports }) => imports.map(({ from }) => `${featureOf(path)} ${featureOf(from)}`)),
  )
  const found = [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([one = '', other = '']) => one && other && one < other && arrows.has(`${other} ${one}`))
    .map((pair) => pair.join(' and '))
    .sort()
  return {
    name: 'pairs of features that import each other both ways',
    count: found.length,
    atMost: 0,
    found,
  }
}

function featureOf(path: string): string {
  return /^web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? ''
}
