import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pause } from '#web/lib/pause.ts'
import { followChanges } from './follow-changes.ts'
import { participantEvents, participantKeys } from './queries.ts'

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
      for (const queryKey of [participantKeys.lists(quizId), ['quizzes', 'one', quizId]]) {
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
