import { SignJWT } from 'jose'
import type { SigningKey } from '#server/platform/security/signing-key.ts'
import type { BadgeCredential } from './credential.ts'
import { presentKey } from './keys.ts'

/** As a VC-JWT: the credential is the payload, with what JWT calls the same things beside it, and the public key in the header. */
export function signBadge(credential: BadgeCredential, key: SigningKey, origin: string): Promise<string> {
  const { id, issuer, validFrom } = credential
  const jwk = presentKey(key, origin)
  const jwt = new SignJWT({ ...credential })
    .setProtectedHeader({ alg: jwk.alg, typ: 'JWT', kid: jwk.kid, jwk })
    .setIssuer(issuer.id)
    .setJti(id)
    .setNotBefore(new Date(validFrom))
  if (credential.validUntil) jwt.setExpirationTime(new Date(credential.validUntil))
  return jwt.sign(key.privateKey)
}
