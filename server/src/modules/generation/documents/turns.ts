/** One after the other; who gives up leaves the line at once. */
export function createTurns({ waitingMax }: { waitingMax: number }) {
  let isBusy = false
  let line: Place[] = []

  return {
    /** Ask before taking a turn. */
    isFull: (): boolean => line.length >= waitingMax,

    /** Gives nothing where the signal came before the turn did. */
    async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
      if (signal.aborted || !(await turn(signal))) return undefined
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next(true)
        else isBusy = false
      }
    },

    /** Everybody who waits goes without. */
    clear(): void {
      for (const place of line) place(false)
      line = []
    },
  }

  async function turn(signal: AbortSignal): Promise<boolean> {
    if (!isBusy) {
      isBusy = true
      return true
    }
    const { promise, resolve: place } = Promise.withResolvers<boolean>()
    const leave = () => {
      line = line.filter((other) => other !== place)
      place(false)
    }
    line.push(place)
    signal.addEventListener('abort', leave)
    return await promise.finally(() => signal.removeEventListener('abort', leave))
  }
}

type Place = (hasTurn: boolean) => void
