import type { Regraded } from '@probant/contract/grading/regrading'

/** The numbers of the questions that counted for nobody in the end, or for everybody. */
export function uncountedIn(regrades: readonly Told[]): number[] {
  const numbers = regrades.flatMap(({ kind, undoneAt, number }) =>
    undoneAt === null && (kind === 'drop' || kind === 'give') ? number : [],
  )
  return [...new Set(numbers)].sort((one, other) => one - other)
}

type Told = Pick<Regraded, 'kind' | 'number' | 'undoneAt'>
