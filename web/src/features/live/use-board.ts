import type { BoardChange } from '@probant/contract/live/board'
import { useEffect, useState } from 'react'
import { isRefusal, pause, pauseAfter, scattered } from '#web/lib/reconnecting.ts'
import type { Board } from './board.ts'
import { createDrawing } from './drawing.ts'
import { boardChanges } from './queries.ts'

interface Watched {
  /** Nothing before the first word of the server. */
  board: Board | undefined
  isLost: boolean
  /** What the server has refused with: then nothing more comes. */
  error: Error | undefined
}

/** Follows a quiz while it is looked at. */
export function useBoard(quizId: string): Watched {
  const [seen, setSeen] = useState<Seen>()

  useEffect(() => {
    const leaving = new AbortController()
    const see = (news: Partial<Watched>) =>
      !leaving.signal.aborted && setSeen((before) => seenWith(before, quizId, news))
    const drawing = createDrawing({ draw: (board) => see({ board }) })
    const take = (change: BoardChange) => {
      see({ isLost: false })
      drawing.take(change)
    }
    follow(quizId, { take, onLost: () => see({ isLost: true }), signal: leaving.signal }).catch(
      (error: Error) => see({ error }),
    )
    return () => {
      leaving.abort()
      drawing.stop()
    }
  }, [quizId])

  return watchedOf(seen, quizId)
}

/** What was last seen, and of which quiz: nothing of one is said of another. */
type Seen = Watched & { quizId: string }

export function watchedOf(seen: Seen | undefined, quizId: string): Watched {
  return seen?.quizId === quizId ? seen : NOTHING_SEEN
}

export function seenWith(before: Seen | undefined, quizId: string, news: Partial<Watched>): Seen {
  return { ...watchedOf(before, quizId), ...news, quizId }
}

const NOTHING_SEEN: Watched = { board: undefined, isLost: false, error: undefined }

interface Following {
  take: (change: BoardChange) => void
  onLost: () => void
  signal: AbortSignal
}

/** Connects again by itself: the server's first word is always the whole board. One that ends once is not lost yet. */
async function follow(quizId: string, { take, onLost, signal }: Following): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      for await (const change of boardChanges(quizId, signal)) {
        failures = 0
        take(change)
      }
    } catch (error) {
      if (isRefusal(error)) throw error
    }
    if (signal.aborted) return
    if (failures > 0) onLost()
    await pause(scattered(pauseAfter(failures)), signal)
  }
}
