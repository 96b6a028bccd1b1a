import type { Config } from './config.ts'
import type { Database } from './database/client.ts'
import { createMailAdmin } from './modules/admin/mails/service.ts'
import { createUserAdmin } from './modules/admin/users/service.ts'
import { createExternalSignIn } from './modules/auth/external-sign-in.ts'
import { createMailedProof } from './modules/auth/mailed-proof.ts'
import { createGoogleSignIn } from './modules/auth/providers/google.ts'
import { createAuthService } from './modules/auth/service.ts'
import { createSignIn } from './modules/auth/sign-in.ts'
import { createDemo } from './modules/demo/service.ts'
import { createPlanService } from './modules/plans/service.ts'
import { createSessionService } from './modules/sessions/service.ts'
import { createSiteService } from './modules/site/service.ts'
import { createDeparture } from './modules/users/departure.ts'
import { createLinkService } from './modules/users/links/service.ts'
import { createUserService } from './modules/users/service.ts'
import type { Now } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import { createDelivery } from './platform/mail/index.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createAttempts } from './platform/security/attempts/service.ts'
import { createBotCheck } from './platform/security/bot-check/index.ts'
import type { Difficulty } from './platform/security/bot-check/providers/altcha.ts'
import { createPasswordHashing, type PasswordCost } from './platform/security/password-hashing.ts'

export interface Surroundings {
  config: Config
  database: Database
  now: Now
  log: Log
  /** Signs tokens; see `signingSecretOf`. */
  secret: string
  /** Where people reach the product, known once it listens. */
  origin: () => string
  /** Tests spend no time on what only costs attackers. */
  effort?: Effort
}

export interface Effort {
  passwordCost?: PasswordCost
  botDifficulty?: Difficulty
}

/** The wiring diagram: each piece may know those above it. */
export function createServices({
  config,
  database: { db },
  now,
  log,
  secret,
  origin,
  effort = {},
}: Surroundings) {
  const { adminEmails } = config.auth

  const attempts = createAttempts({ db, now })
  const botCheck = createBotCheck({ config, secret, db, now, difficulty: effort.botDifficulty })
  const passwords = createPasswordHashing({ cost: effort.passwordCost })
  const outbox = createOutbox({ config, now })
  const mailDelivery = createDelivery({ config, db, now, log })

  const plans = createPlanService({ db, now, prices: config.prices })
  const sessions = createSessionService({ db, now, log, secret, adminEmails })
  const links = createLinkService({ db, now, origin })
  const users = createUserService({ db, now, adminEmails, attempts, passwords, outbox, links, sessions })
  const departure = createDeparture({ db, now, outbox, users, sessions })
  const site = createSiteService({ db, config, secret, users })

  const signIn = createSignIn({ users, sessions, links })
  const auth = createAuthService({
    db,
    now,
    attempts,
    botCheck,
    passwords,
    outbox,
    links,
    sessions,
    users,
    site,
    signIn,
  })
  const mailedProof = createMailedProof({
    db,
    attempts,
    botCheck,
    passwords,
    outbox,
    links,
    sessions,
    users,
    signIn,
  })
  const google =
    config.google && createGoogleSignIn(config.google, { redirectUri: () => `${origin()}/login/google` })
  const externalSignIn = createExternalSignIn({ db, now, google, users, site, signIn })

  const mailAdmin = createMailAdmin({ db, outbox, deliversMail: config.mail.smtpUrl !== undefined })
  const userAdmin = createUserAdmin({ db, adminEmails, users, sessions })

  const demo = createDemo({ isLocal: config.isLocal, db, now, passwords, users, site })

  return {
    attempts,
    botCheck,
    passwords,
    mailDelivery,
    plans,
    sessions,
    links,
    users,
    departure,
    site,
    auth,
    mailedProof,
    externalSignIn,
    mailAdmin,
    userAdmin,
    demo,
  }
}

export type Services = ReturnType<typeof createServices>
