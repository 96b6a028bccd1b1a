import { ApiError } from '#web/lib/api-error.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'
import { type GenerationEvent, readEvent } from './generation-view.ts'

export type Connection = 'live' | 'lost'

interface Following {
  connect: (signal: AbortSignal) => AsyncIterable<ServerEvent>
  onEvent: (event: GenerationEvent) => void
  onConnection: (connection: Connection) => void
  /** Waits, or until there is a reason to hope again. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/**
 * Listens until the generation has ended, and connects again by itself where the connection is lost: the server tells
 * everything from the beginning. That it ended is passed on last, when all its questions are here.
 */
export async function follow({ connect, onEvent, onConnection, pause, signal }: Following): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    let ended: GenerationEvent | undefined
    try {
      for await (const raw of connect(signal)) {
        if (signal.aborted) return
        failures = 0
        onConnection('live')
        const event = readEvent(raw)
        if (event && isEnd(event)) ended = event
        else if (event) onEvent(event)
      }
    } catch (error) {
      if (isRefusal(error)) throw error
    }
    if (signal.aborted) return
    if (ended) {
      onEvent(ended)
      return
    }
    onConnection('lost')
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal)
  }
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
/** These say "not now", not "no". */
const PASSING = [408, 425, 429]

function isEnd(event: GenerationEvent): boolean {
  return event.name === 'state' && event.generation.status !== 'running'
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status >= 400 && error.status < 500 && !PASSING.includes(error.status)
}
