import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRefusal, pause, pauseAfter } from '#web/lib/reconnecting.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'
import { participantEvents, participantKeys } from './queries.ts'

interface Following {
  connect: (signal: AbortSignal) => AsyncIterable<ServerEvent>
  onChange: () => void
  onConnection: (isLive: boolean) => void
  /** Waits, or until there is a reason to hope again. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/**
 * Listens as long as it is looked at, and connects again by itself: the server's first word is always that something
 * has changed, so nothing is missed meanwhile. A connection that ends once, as each does when its token runs out, is
 * not yet lost.
 */
export async function followChanges(following: Following): Promise<void> {
  const { connect, onChange, onConnection, pause, signal } = following
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      for await (const { event } of connect(signal)) {
        if (signal.aborted) return
        failures = 0
        onConnection(true)
        if (event === 'change') onChange()
      }
    } catch (error) {
      if (isRefusal(error)) throw error
    }
    if (signal.aborted) return
    if (failures > 0) onConnection(false)
    await pause(pauseAfter(failures), signal)
  }
}

/** Looks again whenever something changes. Tells whether it hears of changes; nothing before that is known. */
export function useLiveParticipants(quizId: string, isWatched: boolean): boolean | undefined {
  const queryClient = useQueryClient()
  const [isLive, setIsLive] = useState<boolean>()

  useEffect(() => {
    if (!isWatched) return
    const leaving = new AbortController()
    const { signal } = leaving
    const lookAgain = () => {
      // The quiz as well: its end is a change, too.
      const stale = [
        participantKeys.lists(quizId),
        participantKeys.timelines(quizId),
        participantKeys.openLink(quizId),
        ['quizzes', 'one', quizId],
      ]
      for (const queryKey of stale) {
        void queryClient.invalidateQueries({ queryKey })
      }
    }
    followChanges({
      connect: (until) => participantEvents(quizId, until),
      onChange: lookAgain,
      onConnection: setIsLive,
      pause,
      signal,
    }).catch(() => !signal.aborted && setIsLive(false))
    return () => {
      leaving.abort()
      setIsLive(undefined)
      // Once it is over nobody tells what the last ones did, and who was absent.
      void queryClient.invalidateQueries({ queryKey: participantKeys.lists(quizId) })
    }
  }, [queryClient, quizId, isWatched])

  return isLive
}
