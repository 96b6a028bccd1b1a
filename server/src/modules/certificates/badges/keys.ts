import type { BadgeKey } from '@probant/contract/certificates/badges'
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Sealing } from '#server/platform/security/sealing.ts'
import { badgeKeyRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  sealing: Sealing
}

/** By its thumbprint (RFC 7638). */
export interface PublicKey {
  id: string
  publicKey: Omit<BadgeKey, 'kid'>
}

export interface SigningKey extends PublicKey {
  privateKey: CryptoKey
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
    const secret = sealing.open(newest.sealedKey, newest.id)
    if (!secret) return undefined
    const { id, publicKey } = newest
    known = { id, publicKey, privateKey: await importPKCS8(secret, ALGORITHM) }
    return known
  }

  /** Of several processes that want one at once, the first makes it. */
  async function made(): Promise<SigningKey> {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true })
    const { kty, n = '', e = '' } = await exportJWK(pair.publicKey)
    const id = await calculateJwkThumbprint({ kty, n, e })
    const publicKey = { kty: 'RSA', n, e, alg: ALGORITHM, use: 'sig' } as const
    const sealedKey = sealing.seal(await exportPKCS8(pair.privateKey), id)
    return db.transaction(async (tx) => {
      const keys = badgeKeyRepository(tx)
      await keys.lock()
      const others = await opened(tx)
      if (others) return others
      await keys.create({ id, publicKey, sealedKey, createdAt: now() })
      return { id, publicKey, privateKey: pair.privateKey }
    })
  }
}

export type BadgeKeys = ReturnType<typeof createBadgeKeys>

/** What each that reads Open Badges 3.0 has to know. */
const ALGORITHM = 'RS256'

/** With its name: where anybody finds it. */
export function presentKey({ id, publicKey }: PublicKey, origin: string): BadgeKey {
  return { ...publicKey, kid: `${origin}/api/badges/keys/${id}` }
}
