import type { SignedIn } from '@probant/contract/auth'
import type { Tx } from '#server/database/client.ts'
import type { SignIn } from '#server/modules/auth/index.ts'
import type { Scope, SessionService } from '#server/modules/sessions/index.ts'
import type { UserRow, UserService } from '#server/modules/users/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import {
  guestAddress,
  isAnonymous,
  leadsNowhere,
  shownAddress,
} from '#server/platform/mail/stand-in-address.ts'
import { entryRefusal, isThrough, isUnproved, opensResult } from './door.ts'
import type { InvitedParticipant } from './repository.ts'
import { createTying } from './tying.ts'

interface Dependencies {
  now: Now
  users: UserService
  signIn: SignIn
}

/** Who wants to come in, and what their browser holds already. */
export interface Comer {
  caller: Caller
  resumed: Awaited<ReturnType<SessionService['resume']>>
  /** The address that they have just proved, where it may be another than the one that is invited. */
  proved?: string
  /** The link, or a code, was given to them by the creator: it proves no address. */
  isHanded?: boolean
}

export interface Admitted {
  quizId: string
  session: SignedIn
  /** For the cookie, unless what it holds is as good. */
  refreshToken?: string
}

/**
 * What every way to a quiz ends with: whoever may come is let in, to the account that is theirs or to a guest's; whoever is
 * through, to their result and nothing else.
 */
export function createAdmitting({ now, users, signIn }: Dependencies) {
  const { tie } = createTying({ now })

  return {
    async admit(tx: Tx, invited: InvitedParticipant | undefined, comer: Comer): Promise<Admitted> {
      ensure(invited && !isAnonymous(invited.participant.email), 'invitationWithdrawn')
      const { quiz } = invited
      allow(entryRefusal(invited, now()))

      const user = await accountOf(tx, invited, comer)
      ensure(user.status === 'active', 'accountDisabled')
      const own = await tie(tx, invited, user.id)
      allow(entryRefusal(own, now()))

      const { caller, resumed } = comer
      const scope: Scope = { quizId: quiz.id, ...(isThrough(own, now()) && { isForResult: true }) }
      if (resumed && resumed.userId === user.id && isEnough(resumed, scope)) {
        const { accessToken, quizId, isForResult } = resumed
        const known = await users.learnLocale(tx, user, caller.locale)
        const session = { accessToken, quizId, isForResult, user: await users.present(tx, known) }
        return { quizId: quiz.id, session }
      }
      ensure(!isThrough(own, now()) || opensResult(quiz), 'resultNotByLink')
      const { signedIn, refreshToken } = await signIn.open(tx, user, caller, scope)
      return { quizId: quiz.id, session: signedIn, refreshToken }
    },
  }

  async function accountOf(
    tx: Tx,
    invited: InvitedParticipant,
    { resumed: held, isHanded, proved = invited.participant.email }: Comer,
  ): Promise<UserRow> {
    const { participant, quiz } = invited
    // What shows a result says nothing of who may take another quiz.
    const resumed = held?.isForResult ? undefined : held
    const { userId, email, name } = participant
    if (isHanded) return guestOf(tx, invited, resumed?.userId)
    if (!userId || isUnproved(invited)) {
      const signedInAs = resumed?.quizId ? undefined : resumed?.userId
      return signIn.accountOf(tx, { email, name, locale: quiz.language, signedInAs })
    }
    const user = await users.lock(tx, userId)
    // An address that the account has left since proves nothing about it; being signed in to it does.
    ensure(user && (user.email === proved || resumed?.userId === userId), 'invitationTied')
    return user
  }

  /** An account that opens nothing but this quiz: a link that was handed over says no more of who holds it. */
  async function guestOf(
    tx: Tx,
    { participant: { id, userId, name, email }, quiz }: InvitedParticipant,
    resumedAs: string | undefined,
  ): Promise<UserRow> {
    const user = userId
      ? await users.lock(tx, userId)
      : await users.createGuest(tx, {
          email: guestAddress(id),
          username: name || shownAddress(email),
          locale: quiz.language,
        })
    // Whoever has an account of their own signs in to it.
    ensure(user && (leadsNowhere(user.email) || user.id === resumedAs), 'invitationTied')
    return user
  }
}

/** Is the session that the browser has good for that already? */
function isEnough(held: Scope, needed: Scope): boolean {
  if (held.quizId === undefined) return true
  return held.quizId === needed.quizId && (!held.isForResult || needed.isForResult === true)
}

export type Admitting = ReturnType<typeof createAdmitting>
