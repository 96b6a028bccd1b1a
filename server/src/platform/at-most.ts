/** So much of one kind of work at once, the rest in the order in which it came: what else there is to do has room beside it. */
export function createAtMost(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= most) await new Promise<void>((begin) => waiting.push(begin))
      else running += 1
      try {
        return await work()
      } finally {
        // Whoever waits takes the place over: nobody who comes in the same instant is before them.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
