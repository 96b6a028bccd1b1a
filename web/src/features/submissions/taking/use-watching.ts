import { useLayoutEffect, useRef } from 'react'
import { watchForIncidents } from '../watching/watch-for-incidents.ts'
import type { Work } from './work.ts'

/** Watches for what the quiz's policy names, as long as the paper is open: from before it is first seen. */
export function useWatching(quizId: string, work: Work, questionId: string | null): void {
  const inView = useRef(questionId)
  inView.current = questionId

  useLayoutEffect(() => {
    const { antiCheat, requiresFullScreen } = work.sitting
    return watchForIncidents({
      quizId,
      exemptions: () => work.state.get().exemptions,
      preventsCopying: antiCheat !== 'record',
      requiresFullScreen,
      // Whoever has to sign in again may leave the page for it, and whoever waits for the clock to run on.
      isSuspended: () => {
        const { isOwner, isLocked, isPaused } = work.state.get()
        return !isOwner || isLocked || isPaused
      },
      onIncident: (kind) => work.note(kind, inView.current),
    })
  }, [quizId, work])
}
