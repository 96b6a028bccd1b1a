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
  const [board, setBoard] = useState<Board>()
  const [isLost, setIsLost] = useState(false)
  const [error, setError] = useState<Error>()

  useEffect(() => {
    const leaving = new AbortController()
    const drawing = createDrawing({ draw: setBoard })
    const take = (change: BoardChange) => {
      setIsLost(false)
      drawing.take(change)
    }
    follow(quizId, { take, onLost: () => setIsLost(true), signal: leaving.signal }).catch(
      (refusal: Error) => !leaving.signal.aborted && setError(refusal),
    )
    return () => {
      leaving.abort()
      drawing.stop()
      setBoard(undefined)
    }
  }, [quizId])

  return { board, isLost, error }
}

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
