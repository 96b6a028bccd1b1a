import type { Db, Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { createRecent } from '#server/platform/recent.ts'
import type { Sealing } from '#server/platform/security/sealing.ts'
import { newSigningKey, openSigningKey, type SigningKey } from '#server/platform/security/signing-key.ts'
import { ltiKeyRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  sealing: Sealing
}

/**
 * What a workspace signs with when it speaks to its learning platforms. Each has its own: whoever registers somebody
 * else's platform is not believed there.
 */
export function createWorkspaceKeys({ db, now, sealing }: Dependencies) {
  const known = createRecent<SigningKey>(KNOWN_MAX)

  return {
    /** As a JWK set: for its platforms to check what it has signed. */
    async publicOnes(workspaceId: string) {
      const keys = await ltiKeyRepository(db).list(workspaceId)
      return { keys: keys.map(({ id, publicKey }) => ({ ...publicKey, kid: id })) }
    },

    /** The newest; none where it was sealed with another secret of this installation, or never made. */
    current,

    /** Made before anything is locked: it takes a while. `keep` is called once the workspace is. */
    async prepare(workspaceId: string): Promise<{ keep(tx: Tx): Promise<void> }> {
      const made = (await current(workspaceId)) ? undefined : await newSigningKey(sealing)
      return {
        async keep(tx) {
          if (!made || (await current(workspaceId, tx))) return
          const { id, publicKey, sealedKey } = made
          await ltiKeyRepository(tx).create({ id, workspaceId, publicKey, sealedKey, createdAt: now() })
        },
      }
    },
  }

  async function current(workspaceId: string, tx: Db | Tx = db): Promise<SigningKey | undefined> {
    const [newest] = await ltiKeyRepository(tx).list(workspaceId)
    if (!newest) return undefined
    const before = known.find(newest.id)
    if (before) return before
    const key = await openSigningKey(newest, sealing)
    return key && known.keep(newest.id, key)
  }
}

export type WorkspaceKeys = ReturnType<typeof createWorkspaceKeys>

const KNOWN_MAX = 200
