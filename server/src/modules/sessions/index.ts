import type { Platform } from '#server/platform/index.ts'
import { sessionCookie } from './cookie.ts'
import { browserCookie } from './known-browsers/cookie.ts'
import { createKnownBrowsers } from './known-browsers/service.ts'
import { createSessionService } from './service.ts'

export type { KnownBrowsers } from './known-browsers/service.ts'
export { isAdmin, type Scope, type SessionService } from './service.ts'

export function createSessions({ db, now, log, secret, isSecure, config }: Platform) {
  const { adminEmails } = config.auth
  const knownBrowsers = createKnownBrowsers({ db, now })
  return {
    ...createSessionService({ db, now, log, secret, adminEmails, knownBrowsers }),
    knownBrowsers,
    cookie: sessionCookie({ isSecure }),
    browserCookie: browserCookie({ isSecure }),
  }
}

/** With what browsers keep of a session. */
export type Sessions = ReturnType<typeof createSessions>
