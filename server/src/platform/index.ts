import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { createAfterwards } from './afterwards.ts'
import { type Now, SECOND } from './clock.ts'
import { createFileMaking, type FileMaking } from './files/making.ts'
import { createUploads } from './http/uploads.ts'
import { createIdempotency } from './idempotency/service.ts'
import type { Log } from './log.ts'
import { createDelivery } from './mail/index.ts'
import { createOutbox, type MailWriter, type Outbox } from './mail/outbox.ts'
import { createMailRetention } from './mail/retention.ts'
import { createMarkdownRenderer, type MarkdownRenderer } from './markdown/renderer.ts'
import { createOutbound } from './outbound/index.ts'
import { createPresence } from './presence/service.ts'
import { createAttempts } from './security/attempts/service.ts'
import { createBotCheck } from './security/bot-check/index.ts'
import type { Difficulty } from './security/bot-check/providers/altcha.ts'
import { createPasswordHashing, type PasswordCost } from './security/password-hashing.ts'

export interface Surroundings {
  config: Config
  database: Database
  now: Now
  log: Log
  /** Signs tokens; see `site/signing-secret.ts`. */
  secret: string
  /** Where people reach the product, known once it listens. */
  origin: () => string
  /** Tests spend no time on what only costs attackers. */
  effort?: Effort
  /** How often whoever watches looks for what another process has changed; tests wait less. */
  lookMs?: number
  /** Tests share one: it takes a moment to start. */
  markdown?: MarkdownRenderer
  /** One that can be looked at, say. */
  files?: FileMaking
}

export interface Effort {
  passwordCost?: PasswordCost
  botDifficulty?: Difficulty
}

/** What every module may use. */
export function createPlatform({
  config,
  database: { db },
  now,
  log,
  secret,
  origin,
  effort = {},
  lookMs = 2 * SECOND,
  markdown = createMarkdownRenderer({ log }),
  files = createFileMaking({ log, folder: filesFolder(config) }),
}: Surroundings) {
  const outbox = createOutbox({ config, now })
  return {
    config,
    db,
    now,
    lookMs,
    log,
    secret,
    origin,
    markdown,
    /** Cookies travel by HTTPS alone where people come by it. */
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    afterwards: createAfterwards({ log }),
    outbound: createOutbound(config.outbound),
    attempts: createAttempts({ db, now }),
    presence: createPresence({ db, now }),
    idempotency: createIdempotency({ db, now, log, secret }),
    botCheck: createBotCheck({ config, secret, db, now, difficulty: effort.botDifficulty }),
    passwords: createPasswordHashing({ cost: effort.passwordCost }),
    outbox: outbox as Outbox,
    mailWriter: outbox as MailWriter,
    files,
    uploads: createUploads({ folder: filesFolder(config) }),
    mailDelivery: createDelivery({ config, db, now, log }),
    mailRetention: createMailRetention({ db, now, keeping: config.mail.keeping }),
  }
}

/** For what comes in, and for what is made to go out; whatever a killed process leaves there is removed after a while. */
function filesFolder({ database }: Config): string {
  return resolve(database.dataDir, 'uploads')
}

export type Platform = ReturnType<typeof createPlatform>
