import type { BadgeKey } from '@probant/contract/certificates/badges'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Sealing } from '#server/platform/security/sealing.ts'
import {
  newSigningKey,
  openSigningKey,
  type PublicKey,
  type SigningKey,
} from '#server/platform/security/signing-key.ts'
import { badgeKeyRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  sealing: Sealing
}

/**
 * The pair of keys that badges are signed with: made when the first is asked for, the same for all processes. Private ones are
 * sealed with the installation's secret; where that is another one by now, a new pair signs on, and what was signed before can
 * be checked as ever, for public ones stay.
 */
export function createBadgeKeys({ db, now, sealing }: Dependencies) {
  let known: SigningKey | undefined

  return {
    current: async (): Promise<SigningKey> => (await opened(db)) ?? made(),

    /** All there ever were, the newest first. */
    list: (): Promise<PublicKey[]> => badgeKeyRepository(db).list(),
  }

  /** The newest, where it can be opened; that takes a moment, so once is enough. */
  async function opened(tx: DbOrTx): Promise<SigningKey | undefined> {
    const [newest] = await badgeKeyRepository(tx).list()
    if (!newest || newest.id === known?.id) return newest && known
    const key = await openSigningKey(newest, sealing)
    if (key) known = key
    return key
  }

  /** Of several processes that want one at once, the first makes it. */
  async function made(): Promise<SigningKey> {
    const { sealedKey, ...key } = await newSigningKey(sealing)
    return db.transaction(async (tx) => {
      const keys = badgeKeyRepository(tx)
      await keys.lock()
      const others = await opened(tx)
      if (others) return others
      const { id, publicKey } = key
      await keys.create({ id, publicKey, sealedKey, createdAt: now() })
      return key
    })
  }
}

export type BadgeKeys = ReturnType<typeof createBadgeKeys>

/** With its name: where anybody finds it. */
export function presentKey({ id, publicKey }: PublicKey, origin: string): BadgeKey {
  return { ...publicKey, kid: `${origin}/api/badges/keys/${id}` }
}
