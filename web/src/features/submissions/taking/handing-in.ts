import { isRefusal, pause, pauseAfter } from '#web/lib/reconnecting.ts'
import { NotTheOwner } from './owner.ts'

interface HandingIn {
  /** Sends what is still here, then hands in. */
  handIn: () => Promise<void>
  /** There is more time after all: the creator has granted it. */
  isCalledOff: () => boolean
  /** The network is gone, or nobody is signed in; it will be tried again. */
  onDelay: (error: unknown) => void
  signal: AbortSignal
}

/** Does not rest before the server has answered. What it refuses is thrown; `false` where it was called off. */
export async function handInUntilAnswered(handing: HandingIn): Promise<boolean> {
  const { handIn, isCalledOff, onDelay, signal } = handing
  for (let failures = 0; !signal.aborted && !isCalledOff(); failures++) {
    try {
      await handIn()
      return true
    } catch (error) {
      if (isRefusal(error) && !(error instanceof NotTheOwner)) throw error
      onDelay(error)
      await pause(Math.min(pauseAfter(failures), LONGEST_PAUSE_MS), signal)
    }
  }
  return false
}

const LONGEST_PAUSE_MS = 5_000
