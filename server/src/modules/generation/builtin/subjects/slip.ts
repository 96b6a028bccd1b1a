/**
 * Is one word the other with a slip of the finger: a letter more, less, other, or two the wrong way round? Only in words
 * of some length, and never at their beginning, where a slip makes another word ("astrology" is not astronomy).
 */
export function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 5 || long.length - short.length > 1 || short[0] !== long[0]) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const rest = long.slice(same + 1)
  if (long.length > short.length) return short.slice(same) === rest
  const isOther = short.slice(same + 1) === rest
  const isTurned =
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === rest.slice(1)
  return isOther || isTurned
}
