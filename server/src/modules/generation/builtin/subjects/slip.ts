/** Is one word the other with a slip of the finger: a letter more, less, other, or two the wrong way round? */
export function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const allowed = shorter >= 9 ? 2 : shorter >= 5 ? 1 : 0
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed) return false
  return distance(one, other) <= allowed
}

/** Optimal string alignment. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      const isTurned =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isTurned) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    ;[beforeLast, last] = [last, current]
  }
  return at(last, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
