import {
  deleteSession,
  getSession,
  refreshSession,
  type Session,
  type SignedIn,
} from '@probant/contract/auth'
import type { User } from '@probant/contract/users'
import { useRef, useSyncExternalStore } from 'react'
import { visitor } from './backend.ts'
import { send } from './http.ts'
import { announceSessionChange } from './session-channel.ts'

/**
 * Who is signed in. The access token lives here, in memory only; what outlasts the page is the cookie, which
 * script can't read.
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signedIn'; user: User; accessToken: string }
  /** By an invitation: for that quiz, and for nothing else; after its end, for their own result. */
  | { status: 'quizOnly'; user: User; accessToken: string; quizId: string; isForResult?: true }
  | { status: 'signedOut' }
  | { status: 'unreachable'; error: unknown }

let state: SessionState = { status: 'unknown' }
let fetching: Promise<SessionState> | undefined
const listeners = new Set<() => void>()

export function sessionState(): SessionState {
  return state
}

export function accessToken(): string | undefined {
  return hasPerson(state) ? state.accessToken : undefined
}

/** Whose session it is, be it for one quiz only. */
export function personIn(session: SessionState): User | undefined {
  return hasPerson(session) ? session.user : undefined
}

/** The session once it is known; an earlier failure to reach the server is tried again. */
export async function sessionReady(): Promise<SessionState> {
  return state.status === 'unknown' || state.status === 'unreachable' ? fetchSession() : state
}

/** Asks the server who is signed in here. Concurrent callers share one question. */
export function fetchSession(): Promise<SessionState> {
  const before = state
  fetching ??= send(getSession, {}, { retry: false })
    .then(
      // Who has signed in or out meanwhile is known better than the server's answer to an older question.
      (session) => (state === before ? change(stateOf(session)) : state),
      // What was known stays known: a lost connection signs nobody out.
      (error: unknown) => (hasPerson(state) ? state : change({ status: 'unreachable', error })),
    )
    .finally(() => {
      fetching = undefined
    })
  return fetching
}

/** A new cookie, and with it a new token. Throws where either is refused or can't be fetched. */
export async function renewSession(): Promise<void> {
  await send(refreshSession, {})
  change(stateOf(await send(getSession, {}, { retry: false })))
}

/** Takes over what a sign-in answered, and lets the other tabs know. */
export function adoptSession(session: SignedIn): void {
  change(stateOf(session))
  announceSessionChange()
}

/** What another call has told besides: this tab alone did not know it yet. */
export function knowSession(session: Session): void {
  change(stateOf(session))
}

/** The own account changed, its session did not. */
export function adoptUser(user: User): void {
  if (state.status !== 'signedIn') return
  change({ ...state, user })
  announceSessionChange()
}

/** Signs out on the server, then here; here also where the server does not answer. */
export async function clearSession(): Promise<void> {
  await send(deleteSession, {}).catch(() => undefined)
  forgetSession()
}

/** The server has ended the session already. */
export function forgetSession(): void {
  change({ status: 'signedOut' })
  announceSessionChange()
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, sessionState)
}

/** The signed-in person, where there is one; whoever came by an invitation has the quiz, and no account open. */
export function useOptionalUser(): User | undefined {
  const session = useSession()
  return session.status === 'signedIn' ? session.user : undefined
}

/** The signed-in person, on pages that a guard keeps for them; in the demo its visitor, whoever they are. */
export function useUser(): User {
  const signedIn = useOptionalUser()
  const user = visitor() ?? signedIn
  const last = useRef(user)
  // Between signing out and leaving the page there is a moment in which it is still drawn.
  last.current = user ?? last.current
  if (!last.current) throw new Error('This page needs someone signed in')
  return last.current
}

function stateOf({ user, accessToken, quizId, isForResult }: Session): SessionState {
  if (!user || !accessToken) return { status: 'signedOut' }
  return quizId
    ? { status: 'quizOnly', user, accessToken, quizId, isForResult }
    : { status: 'signedIn', user, accessToken }
}

function hasPerson(session: SessionState): session is Extract<SessionState, { user: User }> {
  return session.status === 'signedIn' || session.status === 'quizOnly'
}

function change(next: SessionState): SessionState {
  state = next
  rememberPerson(next)
  for (const listener of listeners) listener()
  return next
}

const LAST_PERSON = 'last-person'

/** Who was here when the server last said so; nobody once they have signed out. For pages that open without network. */
export function lastPersonId(): string | undefined {
  try {
    return localStorage.getItem(LAST_PERSON) ?? undefined
  } catch {
    return undefined
  }
}

function rememberPerson(session: SessionState): void {
  try {
    if (hasPerson(session)) localStorage.setItem(LAST_PERSON, session.user.id)
    if (session.status === 'signedOut') localStorage.removeItem(LAST_PERSON)
  } catch {
    // Storage may be forbidden: then nothing opens without network.
  }
}
