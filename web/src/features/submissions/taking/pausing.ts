import { ApiError } from '#web/lib/api-error.ts'
import type { Observable } from '#web/lib/observable.ts'
import type { WorkState } from './work-state.ts'

interface Dependencies {
  state: Observable<WorkState>
  /** Sends what is still here. */
  send: () => void
}

/** The clock stands still: the paper is covered, and what was changed last is sent at once, or when it runs on. */
export function createPausing({ state, send }: Dependencies) {
  let isRefused = false

  return {
    /** The server tells of it by itself. */
    hear({ isPaused, pausedAt }: Pick<WorkState, 'isPaused' | 'pausedAt'>): void {
      isRefused = false
      const isTurn = isPaused !== state.get().isPaused
      state.set({ isPaused, pausedAt })
      if (isTurn) send()
    },

    /** Or by taking nothing: then nobody hands in either, whoever asked for it. */
    isPause(error: unknown): boolean {
      isRefused = error instanceof ApiError && error.params.reason === 'submissionPaused'
      if (isRefused) state.set({ isPaused: true, isLocked: false, isHandInDelayed: false })
      return isRefused
    },

    /** What it has refused it takes again: it runs on, though nobody has told this page. */
    onTaken(): void {
      if (isRefused) state.set({ isPaused: false, pausedAt: null })
      isRefused = false
    },
  }
}
