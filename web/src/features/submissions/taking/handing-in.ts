import { ApiError } from '#web/lib/api-error.ts'
import { isRefusal, pause, pauseAfter, scattered } from '#web/lib/reconnecting.ts'

interface HandingIn {
  /** Sends what is still here, then hands in. */
  handIn: () => Promise<void>
  /** There is more time after all: the creator has granted it. */
  isCalledOff: () => boolean
  /** The network is gone, or nobody is signed in; it will be tried again. */
  onDelay: (error: unknown) => void
  signal: AbortSignal
}

/** Does not rest before the server has answered, unless it is called off. What the server refuses is thrown. */
export async function handInUntilAnswered(handing: HandingIn): Promise<void> {
  const { handIn, isCalledOff, onDelay, signal } = handing
  for (let failures = 0; !signal.aborted && !isCalledOff(); failures++) {
    try {
      return await handIn()
    } catch (error) {
      if (error instanceof ApiError && isRefusal(error)) throw error
      onDelay(error)
      await pause(scattered(Math.min(pauseAfter(failures), LONGEST_PAUSE_MS)), signal)
    }
  }
}

const LONGEST_PAUSE_MS = 5_000
