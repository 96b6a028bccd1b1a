import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { DAY, later, type Now, SECOND } from '#server/platform/clock.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Outbound } from '#server/platform/outbound/index.ts'
import { createRecent } from '#server/platform/recent.ts'

interface Dependencies {
  now: Now
  outbound: Outbound
}

/**
 * The public keys of platforms, asked for when they are first needed, and again when a message names one that isn't there:
 * platforms change theirs. Whoever sends made-up names makes us ask no oftener than every half minute.
 */
export function createPlatformKeys({ now, outbound }: Dependencies) {
  const known = createRecent<KnownKeys>(KNOWN_MAX)

  return (url: string): JWTVerifyGetKey =>
    async (header, token) => {
      const keys = fresh(url) ?? ask(url)
      try {
        return await (await keys.find)(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || keys.askedAt > later(now(), -PAUSE_MS))
          throw error
        return (await ask(url).find)(header, token)
      }
    }

  function fresh(url: string): KnownKeys | undefined {
    const keys = known.find(url)
    return keys && keys.askedAt > later(now(), -DAY) ? keys : undefined
  }

  /** Many who come at once share one answer. One that failed is not kept: the next asks again. */
  function ask(url: string): KnownKeys {
    const keys: KnownKeys = { askedAt: now(), find: read(url) }
    keys.find.catch(() => {
      if (known.find(url) === keys) known.forget(url)
    })
    return known.keep(url, keys)
  }

  async function read(url: string) {
    try {
      const answer = await outbound.fetch(url, {
        headers: { accept: 'application/json' },
        timeoutMs: 5 * SECOND,
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`answers ${answer.status}`)
      return createLocalJWKSet((await answer.json()) as JSONWebKeySet)
    } catch (cause) {
      throw new Refusal('launchKeysUnavailable', { cause })
    }
  }
}

export type PlatformKeys = ReturnType<typeof createPlatformKeys>

interface KnownKeys {
  askedAt: Date
  find: Promise<JWTVerifyGetKey>
}

const KNOWN_MAX = 500
const PAUSE_MS = 30 * SECOND
