/** How often somebody would guess the next answer right who has seen only where the right answers before it stood. */
export interface Guessing {
  /** By what most often follows the one before it. */
  afterPrevious: number
  /** By going on in the same step: A, B, C, then D. */
  bySameStep: number
  /** By taking the one from a whole round earlier. */
  aRoundAgo: number
  /** By the end of a run: the share of neighbours that are the same. None at all tells as much as too many. */
  sameAgain: number
}

/** Each sequence holds the places (from 0 up to `places`) of one batch; counting places alone is blind to their order. */
export function guessingIn(sequences: readonly (readonly number[])[], places: number): Guessing {
  return {
    afterPrevious: afterPrevious(sequences, places),
    bySameStep: share(sequences, 2, ([before, last], next) => (2 * last - before + places) % places === next),
    aRoundAgo: share(sequences, places, ([first], next) => first === next),
    sameAgain: share(sequences, 1, ([last], next) => last === next),
  }
}

/** What blocks of four in random order stay below, and a circle or an alternation does not. */
export function isForeseeable({ afterPrevious, bySameStep, aRoundAgo, sameAgain }: Guessing, places: number) {
  const most = places === 2 ? 0.72 : 0.42
  return Math.max(afterPrevious, bySameStep, aRoundAgo) > most || sameAgain < 0.02 || sameAgain > most
}

function afterPrevious(sequences: readonly (readonly number[])[], places: number): number {
  const followers = Array.from({ length: places }, () => Array.from({ length: places }, () => 0))
  for (const sequence of sequences) {
    for (const [at, next] of sequence.entries()) {
      const row = followers[sequence[at - 1] ?? -1]
      if (row) row[next] = (row[next] ?? 0) + 1
    }
  }
  const right = followers.reduce((sum, row) => sum + Math.max(...row), 0)
  return right / Math.max(1, sum(followers.flat()))
}

type Guess = (seen: [number, number], next: number) => boolean

/** The share of answers that a guess from the `back` before them gets right. */
function share(sequences: readonly (readonly number[])[], back: number, isRight: Guess): number {
  const guesses = sequences.flatMap((sequence) =>
    sequence
      .slice(back)
      .map((next, at) => isRight([sequence[at] as number, sequence[at + 1] as number], next)),
  )
  return guesses.filter(Boolean).length / Math.max(1, guesses.length)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
