import { createHmac, timingSafeEqual } from 'node:crypto'
import { TOKEN_PREFIXES } from '#server/platform/security/opaque-token.ts'

/** A mailed invitation proves the mailbox; one that was handed over proves nothing but itself. */
type LinkKind = 'invitation' | 'handed' | 'share' | 'open'

/**
 * A link's token is made of the id of what it opens, and of this installation's secret: it can be mailed or shown
 * again as often as needed, and who reads the database can't come in with what stands there.
 */
export function createLinkTokens({ secret }: { secret: string }) {
  return {
    issue(kind: LinkKind, id: string): string {
      return TOKEN_PREFIXES[kind] + Buffer.concat([bytesOf(id), seal(kind, id)]).toString('base64url')
    },

    /** The id that it was made of; none where it was made by somebody else. */
    read(kind: LinkKind, token: string): string | undefined {
      const prefix = TOKEN_PREFIXES[kind]
      const bytes = Buffer.from(token.slice(prefix.length), 'base64url')
      if (!token.startsWith(prefix) || bytes.length !== ID_BYTES + SEAL_BYTES) return undefined
      const id = uuidOf(bytes.subarray(0, ID_BYTES))
      return timingSafeEqual(bytes.subarray(ID_BYTES), seal(kind, id)) ? id : undefined
    },
  }

  function seal(kind: LinkKind, id: string): Buffer {
    return createHmac('sha256', secret).update(`${kind}:${id}`).digest().subarray(0, SEAL_BYTES)
  }
}

export type LinkTokens = ReturnType<typeof createLinkTokens>

const ID_BYTES = 16
/** Nobody guesses 128 bits, and a code on a projector has to be coarse enough for a phone. */
const SEAL_BYTES = 16

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
