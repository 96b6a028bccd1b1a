import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Seals texts that have to be read again, so that the database alone is of no use to whoever copies it. A sealed text
 * opens only with this installation's secret, for this purpose, and for what it was sealed for.
 */
export function createSealing(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `sealing:${purpose}`, 32))

  return {
    seal(text: string, belongsTo: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Nothing where it was sealed with another secret, for something else, or was changed. */
    open(sealed: string, belongsTo: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url')
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      if (tag.length < TAG_BYTES) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(tag)
      try {
        const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
        return Buffer.concat(text).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

export type Sealing = ReturnType<typeof createSealing>

const NONCE_BYTES = 12
const TAG_BYTES = 16
