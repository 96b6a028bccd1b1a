import type { ApiKey } from '@probant/contract/api-keys/keys'
import type { KnownKey } from './repository.ts'

export function presentKey({ key, owner }: KnownKey, viewerId: string): ApiKey {
  const { id, name, scopes, hint, createdAt, endsAt, lastUsedAt } = key
  return {
    id,
    name,
    scopes,
    hint,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    owner: { name: owner.username, isYou: key.userId === viewerId },
  }
}
