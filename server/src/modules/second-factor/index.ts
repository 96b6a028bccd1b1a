import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createAuthenticator } from './authenticator/service.ts'
import { createRecoveryCodes } from './recovery-codes/service.ts'
import { createSecondFactorService } from './service.ts'
import { createShowing } from './showing.ts'
import { createStanding } from './standing.ts'

interface Dependencies {
  sending: Sending
  users: Users
  sessions: Sessions
}

/** What a login asks for besides the password. */
export function createSecondFactor(platform: Platform, { sending, users, sessions }: Dependencies) {
  const { db, now, secret, attempts } = platform
  const authenticator = createAuthenticator({ now, secret })
  const recoveryCodes = createRecoveryCodes({ now, secret })
  const standing = createStanding({ now, users, sessions, sending, authenticator, recoveryCodes })
  const showing = createShowing({ db, attempts, users, sessions, authenticator, recoveryCodes, standing })
  const service = createSecondFactorService({
    db,
    users,
    authenticator,
    recoveryCodes,
    standing,
    showing,
  })
  users.emailChangeUndone.handle(service.removeSince)

  return { ...service, check: showing.check, show: showing.show, ways: standing.ways }
}

export type SecondFactors = ReturnType<typeof createSecondFactor>
