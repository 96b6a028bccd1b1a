import type { BadgeKey, BadgeRevocations } from '@probant/contract/certificates/badges'
import type { CheckedCertificate } from '@probant/contract/certificates/certificate'
import { writtenNumber } from '@probant/contract/certificates/number'
import type { Locale } from '@probant/contract/locales'
import type { Db } from '#server/database/client.ts'
import type { Lobbies } from '#server/modules/admission/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { leadsNowhere } from '#server/platform/mail/stand-in-address.ts'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import { certificateRepository } from '../repository.ts'
import { badgeCredential, issuerId } from './credential.ts'
import { type BadgeKeys, presentKey } from './keys.ts'
import { signBadge } from './signing.ts'

interface Dependencies {
  db: Db
  secret: string
  origin: () => string
  lobby: Lobbies
  keys: BadgeKeys
  check: (number: string, address: string) => Promise<CheckedCertificate>
}

/** Certificates as Open Badges 3.0: checked by anybody, without us. */
export function createBadges({ db, secret, origin, lobby, keys, check }: Dependencies) {
  return {
    async openOwn(actor: Actor, quizId: string, locale: Locale) {
      const taking = await lobby.find(db, actor, quizId)
      const { participant, quiz } = taking
      const row = await certificateRepository(db).findShownTo(taking)
      ensure(row, 'certificateNotFound')
      ensure(!row.withdrawnAt, 'certificateWithdrawn')
      const { number, holder, title, issuer, issuedAt, expiresAt } = row
      const credential = badgeCredential({
        number,
        quizId,
        workspaceId: quiz.workspaceId,
        title,
        issuer,
        issuedAt,
        expiresAt,
        recipient: leadsNowhere(participant.email)
          ? { type: 'name', value: holder }
          : { type: 'emailAddress', value: participant.email },
        salt: keyedHash('badge', number, secret).slice(0, SALT_LENGTH),
        locale,
        origin: origin(),
      })
      return {
        fileName: `${writtenNumber(number)}.jwt`,
        content: await signBadge(credential, await keys.current(), origin()),
      }
    },

    async listKeys(): Promise<{ keys: BadgeKey[] }> {
      return { keys: (await keys.list()).map((key) => presentKey(key, origin())) }
    },

    async getKey(keyId: string): Promise<BadgeKey> {
      const key = (await keys.list()).find(({ id }) => id === keyId)
      ensure(key, 'notFound')
      return presentKey(key, origin())
    },

    /** Of that badge alone: one list of all would tell strangers the numbers of others. */
    async revocations(typed: string, address: string): Promise<BadgeRevocations> {
      const { number, state } = await check(typed, address)
      const workspaceId = await certificateRepository(db).findWorkspaceId(typed)
      ensure(workspaceId, 'certificateNotFound')
      const id = `${origin()}/certificates/${number}`
      return {
        id: `${origin()}/api/badges/revocations/${number}`,
        issuer: issuerId(workspaceId),
        revokedCredentials: state === 'withdrawn' ? [{ id, revoked: true }] : [],
      }
    },
  }
}

export type Badges = ReturnType<typeof createBadges>

const SALT_LENGTH = 32
