/** How often the next answer can be guessed from the positions of the right answers before it. */
export interface Guessing {
  /** By what most often follows the one before it. */
  afterPrevious: number
  /** By going on in the same step: A, B, C, then D. */
  bySameStep: number
  /** By taking the one from a whole round earlier. */
  aRoundAgo: number
  /** The share of answers in the position of the one before. None at all reveals as much as too many. */
  sameAgain: number
}

/** Each sequence holds the positions of one batch, from 0 up to `positions`: their order matters, not only their counts. */
export function guessingIn(sequences: readonly (readonly number[])[], positions: number): Guessing {
  return {
    afterPrevious: afterPrevious(sequences, positions),
    bySameStep: share(
      sequences,
      2,
      ([before, last], next) => (2 * last - before + positions) % positions === next,
    ),
    aRoundAgo: share(sequences, positions, ([first], next) => first === next),
    sameAgain: share(sequences, 1, ([last], next) => last === next),
  }
}

/** Blocks of four in random order stay below these limits; a circle or an alternation does not. */
export function isForeseeable(
  { afterPrevious, bySameStep, aRoundAgo, sameAgain }: Guessing,
  positions: number,
) {
  const most = positions === 2 ? 0.72 : 0.42
  return Math.max(afterPrevious, bySameStep, aRoundAgo) > most || sameAgain < 0.02 || sameAgain > most
}

function afterPrevious(sequences: readonly (readonly number[])[], positions: number): number {
  const followers = Array.from({ length: positions }, () => Array.from({ length: positions }, () => 0))
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
