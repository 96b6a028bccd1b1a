import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Db } from '#server/database/client.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import type { BotCheck } from '../provider.ts'
import { spentTokenRepository } from '../repository.ts'

/**
 * A proof of work: the browser derives keys until one fits. Needs no service and tells nobody about anyone. The
 * token is the base64 of `{ challenge, solution }` as JSON.
 */
export function createAltcha({ db, now, secret, difficulty }: AltchaDependencies): BotCheck {
  const secrets = {
    hmacSignatureSecret: keyFor(secret, 'challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'solution'),
  }

  return {
    provider: 'altcha',

    challenge: (action, hardness = 1) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        // More keys rather than more rounds: to set it takes one key here, however hard it is.
        counter: randomInt(difficulty.mostKeys * hardness, difficulty.fewestKeys * hardness),
        deriveKey,
        // Among the signed data rather than the library's own field, which is held against the system's clock.
        data: { action, hardness, expiresAt: later(now(), LIFETIME_MS).getTime() },
        ...secrets,
      }),

    async verify({ token, action }) {
      const parsed = tokenSchema.safeParse(token)
      if (!parsed.success) return false

      const { challenge, solution } = parsed.data
      const { data } = challenge.parameters
      const expiresAt = new Date(data.expiresAt)
      if (data.action !== action || expiresAt <= now()) return false

      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified && spentTokenRepository(db).spend(challenge.signature, expiresAt)
    },

    hardnessOf: (token) => tokenSchema.parse(token).challenge.parameters.data.hardness,

    forgetOld: () => spentTokenRepository(db).deleteExpired(now()),
  }
}

interface AltchaDependencies {
  db: Db
  now: Now
  secret: string
  difficulty: Difficulty
}

/** How many keys a browser has to derive, and how many rounds each of them takes. */
export interface Difficulty {
  cost: number
  fewestKeys: number
  mostKeys: number
}

/**
 * With the usual 2000 it is 0.3 to 0.8 million rounds: 60 to 160 ms at the 5 million a second of a desktop processor,
 * about a second on a phone with a tenth of that. Many cheap keys rather than few dear ones, for one is derived here.
 */
export function difficultyOf(rounds: number): Difficulty {
  return { cost: Math.ceil(rounds / 8), fewestKeys: 8 * 150, mostKeys: 8 * 400 }
}

const LIFETIME_MS = 5 * MINUTE

const hex = z.string().regex(/^([0-9a-f]{2})+$/)

const solvedSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.int().positive(),
      keyLength: z.int().positive(),
      keyPrefix: hex,
      keySignature: hex,
      data: z.object({ action: z.string(), hardness: z.int().positive(), expiresAt: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
})

const tokenSchema = z
  .base64()
  .transform((token, { addIssue }) => {
    try {
      return JSON.parse(Buffer.from(token, 'base64').toString()) as unknown
    } catch {
      addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(solvedSchema)

/** Never the signing secret itself: what signs here must open nothing elsewhere. */
function keyFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`bot-check ${purpose}`).digest('hex')
}
