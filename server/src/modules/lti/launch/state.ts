import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { newToken } from '#server/platform/security/opaque-token.ts'
import type { Sealing } from '#server/platform/security/sealing.ts'

/** For how long somebody may be under way between their course and here. */
export const LAUNCH_MS = 10 * MINUTE

/**
 * What goes with somebody to their platform and comes back with them. It is sealed, not stored: anybody may begin, and
 * that should cost nothing.
 */
export function createStates({ now, sealing }: { now: Now; sealing: Sealing }) {
  return {
    begin(platformId: string) {
      const browser = newToken('launch')
      const begun: Begun = {
        platformId,
        nonce: randomBytes(24).toString('base64url'),
        browserHash: browser.hash,
        expiresAt: later(now(), LAUNCH_MS).getTime(),
      }
      return {
        state: sealing.seal(JSON.stringify(begun), PURPOSE),
        nonce: begun.nonce,
        browser: { token: browser.token, hash: browser.hash },
      }
    },

    read(state: string): Begun {
      const opened = sealing.open(state, PURPOSE)
      ensure(opened, 'launchForged', { part: 'state' })
      const begun = begunSchema.parse(JSON.parse(opened))
      ensure(begun.expiresAt > now().getTime(), 'launchExpired')
      return begun
    },
  }
}

export type States = ReturnType<typeof createStates>

const begunSchema = z.object({
  platformId: z.string(),
  nonce: z.string(),
  /** Of what the browser keeps in which it began. */
  browserHash: z.string(),
  expiresAt: z.number(),
})
type Begun = z.infer<typeof begunSchema>

const PURPOSE = 'launch'
