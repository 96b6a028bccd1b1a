import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** For whom, and by which link, a code is good. */
export interface Bearer {
  shareLinkId: string
  email: string
}

/** What stands in place of one where none was mailed: no code fits it. */
export const NO_CODE = ''

/** Six digits that prove a mailbox. A million are quickly tried: without the installation's secret nothing is learnt of one. */
export function createShareCodes({ secret }: { secret: string }) {
  return {
    issue(bearer: Bearer): { code: string; codeHash: string } {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      return { code, codeHash: hashOf(bearer, code) }
    },

    matches(bearer: Bearer, code: string, codeHash: string): boolean {
      const [one, other] = [Buffer.from(hashOf(bearer, code)), Buffer.from(codeHash)]
      return one.length === other.length && timingSafeEqual(one, other)
    },
  }

  function hashOf({ shareLinkId, email }: Bearer, code: string): string {
    return createHmac('sha256', secret)
      .update(`share-code:${shareLinkId}:${code}:${email}`)
      .digest('base64url')
  }
}

export type ShareCodes = ReturnType<typeof createShareCodes>
