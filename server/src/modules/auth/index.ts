import type { SecondFactors } from '#server/modules/second-factor/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { Users } from '#server/modules/users/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createExternalSignIn } from './external-sign-in.ts'
import { createMailedProof } from './mailed-proof.ts'
import { createGoogleSignIn } from './providers/google.ts'
import { createSecondStep } from './second-step.ts'
import { createAuthService } from './service.ts'
import { createSignIn } from './sign-in.ts'
import { signInSecretsCookie } from './sign-in-secrets.ts'

export type { SignIn } from './sign-in.ts'

interface Dependencies {
  sending: Sending
  users: Users
  sessions: Sessions
  secondFactor: SecondFactors
  site: SiteService
}

export function createAuth(platform: Platform, dependencies: Dependencies) {
  const { sending, users, sessions, secondFactor, site } = dependencies
  const { config, db, now, secret, origin, isSecure, attempts, botCheck, passwords } = platform
  const { links, emailChange } = users
  const { knownBrowsers, secondSteps } = sessions

  const signIn = createSignIn({ now, users, sessions, knownBrowsers, links, secondSteps })
  const google =
    config.google && createGoogleSignIn(config.google, { redirectUri: () => `${origin()}/login/google` })
  const proving = {
    db,
    attempts,
    botCheck,
    passwords,
    sending,
    links,
    sessions,
    knownBrowsers,
    users,
    signIn,
  }

  return {
    ...createAuthService({ ...proving, now, site }),
    mailedProof: createMailedProof({ ...proving, emailChange }),
    externalSignIn: createExternalSignIn({ db, now, google, users, site, signIn }),
    secondStep: createSecondStep({ db, secondSteps, secondFactor, signIn }),
    secretsCookie: signInSecretsCookie({ secret, now, isSecure }),
    signIn,
  }
}

export type Auth = ReturnType<typeof createAuth>
