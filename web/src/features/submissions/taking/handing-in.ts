import type { Receipt } from '@probant/contract/submissions/taking'
import { ApiError } from '#web/lib/api-error.ts'
import type { Observable } from '#web/lib/observable.ts'
import { isRefusal, pause, pauseAfter, scattered } from '#web/lib/reconnecting.ts'
import { NotTheOwner } from './owner.ts'
import type { WorkState } from './work-state.ts'

interface Dependencies {
  state: Observable<WorkState>
  /** The last that may be changed. */
  beforeLock: () => void
  /** Sends what is still here. */
  flush: () => Promise<void>
  hasUnreported: () => boolean
  /** Asks the server what time it is, and until when there is some. */
  hearTime: () => Promise<void>
  hasTime: () => boolean
  /** With the last entries. */
  handIn: () => Promise<Receipt>
  onReceipt: (receipt: Receipt) => void
  onRefused: (error: unknown) => void
  signal: AbortSignal
}

/**
 * Handing in locks the paper, and does not rest before the server has answered; unless it was the clock that asked for
 * it, and there is more time after all.
 */
export function createHandingIn(dependencies: Dependencies) {
  const { state, beforeLock, flush, hasUnreported, hearTime, hasTime, handIn, onReceipt, onRefused, signal } =
    dependencies

  return async (reason: 'asked' | 'timeUp'): Promise<void> => {
    if (state.get().isLocked) return
    beforeLock()
    state.set({ isLocked: true })
    const isCalledOff = () => reason === 'timeUp' && hasTime()
    let reports = 0
    for (let failures = 0; !signal.aborted && !isCalledOff(); failures++) {
      try {
        await flush()
        if (signal.aborted) return
        // By this device's clock the time is up; by the server's there may be some left.
        if (reason === 'timeUp') await hearTime()
        if (isCalledOff()) break
        if (hasUnreported() && reports++ < REPORTS_MAX) throw new Error('Unreported')
        return onReceipt(await handIn())
      } catch (error) {
        if (error instanceof ApiError && isRefusal(error)) return void onRefused(error)
        state.set({ isHandInDelayed: true })
        if (error instanceof NotTheOwner) state.set({ isOwner: false })
        await pause(scattered(Math.min(pauseAfter(failures), LONGEST_PAUSE_MS)), signal)
      }
    }
    if (!signal.aborted) state.set({ isLocked: false, isHandInDelayed: false })
  }
}

/** So often handing in waits for what has still to be reported. */
const REPORTS_MAX = 3
const LONGEST_PAUSE_MS = 5_000
