import type { Platform } from '#server/platform/index.ts'
import { sessionCookie } from './cookie.ts'
import { browserCookie } from './known-browsers/cookie.ts'
import { createKnownBrowsers } from './known-browsers/service.ts'
import { secondStepCookie } from './second-steps/cookie.ts'
import { createSecondSteps } from './second-steps/service.ts'
import { createSessionService } from './service.ts'

export type { KnownBrowsers } from './known-browsers/service.ts'
export type { SecondSteps } from './second-steps/service.ts'
export { isAdmin, type Scope, type SessionService } from './service.ts'

export function createSessions({ db, now, log, secret, isSecure, config }: Platform) {
  const { adminEmails } = config.auth
  const knownBrowsers = createKnownBrowsers({ db, now })
  const secondSteps = createSecondSteps({ db, now })
  return {
    ...createSessionService({ db, now, log, secret, adminEmails, knownBrowsers, secondSteps }),
    knownBrowsers,
    secondSteps,
    cookie: sessionCookie({ isSecure }),
    browserCookie: browserCookie({ isSecure }),
    secondStepCookie: secondStepCookie({ isSecure }),
  }
}

/** With what browsers keep of a session. */
export type Sessions = ReturnType<typeof createSessions>
