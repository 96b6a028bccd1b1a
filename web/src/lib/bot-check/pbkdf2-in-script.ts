import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** For pages without `crypto.subtle`. Slower, and good enough for a small proof of work. */
export const deriveKeyInScript: DeriveKeyFunction = async (
  { algorithm, cost, keyLength = 32 },
  salt,
  password,
) => {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`${algorithm} needs a page served over https`)
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }) }
}
