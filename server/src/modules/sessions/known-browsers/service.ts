import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { later, type Now } from '#server/platform/clock.ts'
import { hashOf, newToken } from '#server/platform/security/opaque-token.ts'
import { BROWSER_KNOWN_MS } from './cookie.ts'
import { knownBrowserRepository } from './repository.ts'

/**
 * Browsers that have signed in to an account before. Whoever sits there is most likely its owner, and is not slowed down by
 * what others guess; what is guessed from there is counted by itself. The cookie signs nobody in.
 */
export function createKnownBrowsers({ db, now }: { db: Db; now: Now }) {
  return {
    /** What the attempts of this browser are counted by, where the account knows it. */
    async find(userId: string | undefined, token: string | undefined): Promise<string | undefined> {
      if (!userId || !token) return undefined
      const tokenHash = hashOf(token)
      return (await knownBrowserRepository(db).isKnown({ tokenHash, userId }, now())) ? tokenHash : undefined
    },

    /** Somebody has signed in: the cookie's value from now on. */
    async remember(tx: Tx, userId: string, token: string | undefined): Promise<string> {
      const known = knownBrowserRepository(tx)
      const at = now()
      const expiresAt = later(at, BROWSER_KNOWN_MS)
      if (token && (await known.isKnown({ tokenHash: hashOf(token), userId }, at))) {
        await known.save({ tokenHash: hashOf(token), userId, expiresAt })
        return token
      }
      // Whoever is new here gets a token that nobody can have planted; those who share the browser get it as well.
      const fresh = newToken('browser')
      if (token) await known.rename(hashOf(token), fresh.hash)
      await known.save({ tokenHash: fresh.hash, userId, expiresAt })
      return fresh.token
    },

    /** The account knows no browser any more, but perhaps the one that asks for it. */
    async forget(tx: DbOrTx, userId: string, { except }: { except?: string } = {}): Promise<void> {
      await knownBrowserRepository(tx).deleteAll(userId, { except: except && hashOf(except) })
    },

    forgetOld: () => knownBrowserRepository(db).deleteExpired(now()),
  }
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
