import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose'
import type { Sealing } from './sealing.ts'

/** A public key as RFC 7517 has it, but for its name. */
export interface PublicJwk {
  kty: 'RSA'
  n: string
  e: string
  alg: 'RS256'
  use: 'sig'
}

/** By its thumbprint (RFC 7638). */
export interface PublicKey {
  id: string
  publicKey: PublicJwk
}

export interface SigningKey extends PublicKey {
  privateKey: CryptoKey
}

/** A pair of keys to sign with, whose private one is kept sealed with this installation's secret. */
export async function newSigningKey(sealing: Sealing): Promise<SigningKey & { sealedKey: string }> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const { kty, n = '', e = '' } = await exportJWK(pair.publicKey)
  const id = await calculateJwkThumbprint({ kty, n, e })
  const publicKey = { kty: 'RSA', n, e, alg: ALGORITHM, use: 'sig' } as const
  const sealedKey = sealing.seal(await exportPKCS8(pair.privateKey), id)
  return { id, publicKey, sealedKey, privateKey: pair.privateKey }
}

/** None where it was sealed with another secret. */
export async function openSigningKey(
  { id, publicKey, sealedKey }: PublicKey & { sealedKey: string },
  sealing: Sealing,
): Promise<SigningKey | undefined> {
  const secret = sealing.open(sealedKey, id)
  return secret ? { id, publicKey, privateKey: await importPKCS8(secret, ALGORITHM) } : undefined
}

/** What whoever reads Open Badges 3.0, or speaks LTI 1.3, has to know. */
const ALGORITHM = 'RS256'
