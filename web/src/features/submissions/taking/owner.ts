import { ApiError } from '#web/lib/api-error.ts'
import { fetchSession, onSessionChange, personIn, sessionReady, sessionState } from '#web/lib/session.ts'
import { onOtherTabsSessionChange } from '#web/lib/session-channel.ts'

/** Nobody is signed in any more, or somebody else: what is on this page must not be sent in their name. */
export class NotTheOwner extends Error {
  override name = 'NotTheOwner'
}

/** Calls in the name of whoever began the quiz, and of nobody else who may sign in to this browser meanwhile. */
export async function asOwner<T>(userId: string, call: () => Promise<T>): Promise<T> {
  const session = await sessionReady()
  // A server that can't be reached says nothing about who is there.
  if (session.status === 'unreachable') throw session.error
  if (personIn(session)?.id !== userId) throw new NotTheOwner()
  return call().catch((error: unknown) => {
    throw isSignedOut(error) ? new NotTheOwner() : error
  })
}

/** Told whenever somebody signs in or out, in this tab or in another one; who comes back to the page may have done so. */
export function onOwnerChange(userId: string, listener: (isOwner: boolean) => void): () => void {
  const tell = () => {
    const session = sessionState()
    // Not known is not gone.
    if (session.status === 'unknown' || session.status === 'unreachable') return
    listener(personIn(session)?.id === userId)
  }
  const lookAgain = () => {
    const isOwner = personIn(sessionState())?.id === userId
    if (!isOwner && document.visibilityState === 'visible') void fetchSession()
  }
  addEventListener('visibilitychange', lookAgain)
  const stops = [onSessionChange(tell), onOtherTabsSessionChange(() => void fetchSession())]
  return () => {
    removeEventListener('visibilitychange', lookAgain)
    for (const stop of stops) stop()
  }
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
