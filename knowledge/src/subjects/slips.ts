/**
 * Is one word the other with a slip of the finger: a letter more, less, other, or two the wrong way round? Never at their
 * beginning, where a slip makes another word ("astrology" is not astronomy), and in a short word only where that makes
 * none elsewhere either: two turned round, or one doubled ("diving" is not driving).
 */
export function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 5 || long.length - short.length > 1 || short[0] !== long[0]) return false
  const same = sharedBeginning(short, long)
  const rest = long.slice(same + 1)
  const isTurned =
    short.length === long.length &&
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === rest.slice(1)
  if (isTurned) return true
  if (long.length > short.length) {
    const isDoubled = long[same] === long[same - 1]
    return short.slice(same) === rest && (isDoubled || long.length >= LONG)
  }
  return short.length >= LONG && short.slice(same + 1) === rest
}

/** From here on a letter more, less or other seldom makes another word. */
const LONG = 8

function sharedBeginning(short: string, long: string): number {
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return same
}
