import { ensure } from '#server/platform/errors.ts'

/** So many places for each holder, in this process: a person, or whoever asks without an account. */
export function createSeats(places: number, refusal: 'tooManyAttempts' | 'tooManyFiles' = 'tooManyAttempts') {
  const taken = new Map<string, number>()

  return {
    /** Refused where there is none left. Gives back how to leave it. */
    take(holder: string): () => void {
      const count = taken.get(holder) ?? 0
      ensure(count < places, refusal, { seconds: WAIT_SECONDS })
      taken.set(holder, count + 1)
      return () => leave(holder)
    },
  }

  function leave(holder: string): void {
    const left = (taken.get(holder) ?? 1) - 1
    if (left > 0) taken.set(holder, left)
    else taken.delete(holder)
  }
}

/** By then one of the others may have seen the end. */
const WAIT_SECONDS = 10
