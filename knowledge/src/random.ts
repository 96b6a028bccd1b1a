/** A stream of chances. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** From 0 up to `count`. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** One that can be repeated: the same seed gives the same questions. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return randomFrom(() => {
    // mulberry32: small, quick, and even enough for choosing facts.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  })
}

/** By whatever gives numbers from 0 up to 1. */
export function randomFrom(next: () => number): Random {
  const random: Random = {
    next,
    below: (count) => Math.floor(random.next() * count),
    pick<Item>(items: readonly Item[]) {
      if (items.length === 0) throw new Error('there is nothing to pick from')
      return items[random.below(items.length)] as Item
    },
    shuffled<Item>(items: readonly Item[]) {
      const dealt = [...items]
      for (let last = dealt.length - 1; last > 0; last--) {
        const other = random.below(last + 1)
        ;[dealt[last], dealt[other]] = [dealt[other] as Item, dealt[last] as Item]
      }
      return dealt
    },
  }
  return random
}
