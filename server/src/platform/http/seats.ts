import { ensure } from '#server/platform/errors.ts'

/** So many places for each person, in this process. */
export function createSeats(places: number) {
  const taken = new Map<string, number>()

  return {
    /** Refused where there is none left. Gives back how to leave it. */
    take(userId: string): () => void {
      const count = taken.get(userId) ?? 0
      ensure(count < places, 'tooManyAttempts', { seconds: WAIT_SECONDS })
      taken.set(userId, count + 1)
      return () => leave(userId)
    },
  }

  function leave(userId: string): void {
    const left = (taken.get(userId) ?? 1) - 1
    if (left > 0) taken.set(userId, left)
    else taken.delete(userId)
  }
}

/** By then one of the others may have seen the end. */
const WAIT_SECONDS = 10
