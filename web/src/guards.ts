import { safeReturnPath } from '@probant/contract/fields'
import { isEntrance } from '@probant/contract/public-pages'
import { loginPath } from './lib/login-path.ts'
import type { SessionState } from './lib/session.ts'

/** What a guard looks at. */
export interface Visit {
  pathname: string
  /** The whole address within the application, to come back to. */
  href: string
  layout?: Layout
  /** Where a visitor of the login page wanted to go. */
  returnTo?: string
  session: SessionState
}

export type Layout = 'admin' | 'dashboard' | 'demo-navbar' | 'quiz-form'
export type GuardName = keyof typeof GUARDS
export type Verdict = 'pass' | 'notFound' | { redirectTo: string }

const QUIZ = /^\/quiz\/([^/]+)\/?$/

const GUARDS = {
  /** For those who are signed in to an account; the entrances are for those who aren't, the admin layout for administrators. */
  auth(visit: Visit): Verdict {
    if (isEntrance(visit.pathname)) return awayFromEntrance(visit)
    if (!isSignedIn(visit.session)) return { redirectTo: loginPath(visit.href) }
    if (visit.layout === 'admin' && !visit.session.user.isAdmin) return 'notFound'
    return 'pass'
  },

  /**
   * For those who are signed in, be it for this one quiz only; whoever isn't comes back to the same address after
   * login or sign-up.
   */
  quiz(visit: Visit): Verdict {
    if (isInvitedTo(visit) || isSignedIn(visit.session)) return 'pass'
    return { redirectTo: loginPath(visit.href) }
  },
}

export function guardNamed(name: string): (visit: Visit) => Verdict {
  if (!Object.hasOwn(GUARDS, name)) throw new Error(`Unknown route middleware: ${name}`)
  return GUARDS[name as GuardName]
}

function awayFromEntrance({ session, returnTo }: Visit): Verdict {
  return session.status === 'signedIn' ? { redirectTo: safeReturnPath(returnTo) } : 'pass'
}

/** An invitation opens its own quiz, and nothing else. */
function isInvitedTo({ pathname, session }: Visit): boolean {
  return session.status === 'quizOnly' && QUIZ.exec(pathname)?.[1] === session.quizId
}

function isSignedIn(session: SessionState): session is Extract<SessionState, { status: 'signedIn' }> {
  // Nobody knows who is there: that is the error page's business, not the login's.
  if (session.status === 'unreachable') throw session.error
  return session.status === 'signedIn'
}
