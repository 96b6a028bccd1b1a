import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HOURS } from '@probant/contract/idempotency'
import type { Db } from '#server/database/client.ts'
import { HOUR, later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, Refusal, type RefusalDetails } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Log } from '#server/platform/log.ts'
import { createSealing } from '#server/platform/security/sealing.ts'
import { idempotencyRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  secret: string
}

/** A call that its caller has given a name. */
export interface NamedCall {
  actor: Actor
  name: string
  /** All that makes it this call and no other. */
  contents: unknown
  /** Called where the answer, or the refusal, is one that was given before. */
  onReplay: () => void
}

/** `work` answers with the text that is sent. */
export type Once = (call: NamedCall, work: () => Promise<string>) => Promise<string>

/**
 * What a call with a name does is done once, however often it is sent: its answer is kept for a day, and given again. A
 * refusal is an answer, too; a failure isn't, nor is "too many": then the same name may be tried again.
 */
export function createIdempotency({ db, now, log, secret }: Dependencies) {
  const sealing = createSealing(secret, 'answers to named calls')

  return {
    async once({ actor, name, contents, onReplay }: NamedCall, work: () => Promise<string>): Promise<string> {
      const claim = claimOf(actor, name, contents)
      const startedAt = now()
      const row = { ...claim, userId: actor.userId, startedAt }
      const isFirst = await idempotencyRepository(db).claim(row, tooOld(startedAt))
      if (!isFirst) return earlierAnswer(claim, onReplay)

      const text = await work().catch(async (error) => {
        await settle(claim, isDecision(error) ? { refused: refusedAs(error) } : undefined)
        throw error
      })
      await settle(claim, { text })
      return text
    },

    forgetOld: () => idempotencyRepository(db).deleteStartedBefore(tooOld(now())),
  } satisfies { once: Once; forgetOld: () => Promise<void> }

  async function earlierAnswer(claim: Claim, onReplay: () => void): Promise<string> {
    const row = await idempotencyRepository(db).find(claim)
    // One that has failed at this very moment is gone.
    ensure(row, 'idempotencyKeyInUse')
    ensure(row.requestHash === claim.requestHash, 'idempotencyKeyReused')
    if (row.answer === null) throw new Refusal(isCutOff(row.startedAt) ? UNKNOWN : 'idempotencyKeyInUse')

    const opened = sealing.open(row.answer, belongsTo(claim))
    ensure(opened !== undefined, UNKNOWN)
    onReplay()
    const { text, refused } = JSON.parse(opened) as KeptAnswer
    if (refused) throw new Refusal(refused.refusal, refused)
    return text ?? ''
  }

  /** Whatever was done stays done: an answer that can't be kept is given all the same. */
  async function settle(claim: Claim, answer: KeptAnswer | undefined): Promise<void> {
    const { keep, drop } = idempotencyRepository(db)
    try {
      if (answer) await keep(claim, sealing.seal(JSON.stringify(answer), belongsTo(claim)))
      else await drop(claim)
    } catch (error) {
      log.error({ err: error }, 'the answer to a named call was not kept')
    }
  }

  function isCutOff(startedAt: Date): boolean {
    return startedAt <= later(now(), -LONGEST_CALL_MS)
  }
}

interface Claim {
  holderId: string
  keyHash: string
  requestHash: string
}

interface KeptAnswer {
  text?: string
  refused?: { refusal: Refusal['refusal'] } & RefusalDetails
}

function claimOf(actor: Actor, name: string, contents: unknown): Claim {
  return {
    holderId: actor.key?.id ?? actor.userId,
    keyHash: sha256(name),
    requestHash: sha256(JSON.stringify(contents)),
  }
}

function isDecision(error: unknown): error is Refusal {
  return error instanceof Refusal && error.status < 500 && error.status !== 429
}

function refusedAs({ refusal, params, fields }: Refusal) {
  return { refusal, params, fields }
}

function belongsTo({ holderId, keyHash }: Claim): string {
  return `${holderId} ${keyHash}`
}

function tooOld(at: Date): Date {
  return later(at, -IDEMPOTENCY_HOURS * HOUR)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const UNKNOWN = 'idempotencyOutcomeUnknown'
/** No call takes nearly as long: one without an answer by then was cut off, with the process that worked on it. */
const LONGEST_CALL_MS = 10 * MINUTE
