import { ApiError } from './api-error.ts'

/** Waits, but not while the way is open again: the browser says when it is back on the network. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}

/** Longer with each time that it failed in a row, in milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/** The server has said no: trying again would not help. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  // What does not come from our server, such as a proxy's page, says nothing.
  return error.code !== '' && saysNo(error)
}

/** Whoever has said it. */
export function saysNo({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && !PASSING.includes(status)
}

/** So that those who were cut off at the same moment don't come back at the same moment. */
export function scattered(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random())
}

/** These say "not now", not "no". */
const PASSING = [408, 425, 429]
