import { createHash, randomBytes } from 'node:crypto'

/** What an opaque token is for stands in front, so that one of the wrong kind is told from a forged one. */
export const TOKEN_PREFIXES = {
  refresh: 'rt_',
  browser: 'kb_',
  secondStep: 'ss_',
  link: 'ml_',
  invitation: 'iv_',
  handed: 'ih_',
  share: 'sl_',
  open: 'ol_',
  key: 'pk_',
  launch: 'll_',
} as const
export type TokenKind = keyof typeof TOKEN_PREFIXES

export function newToken(kind: TokenKind): { token: string; hash: string } {
  const token = TOKEN_PREFIXES[kind] + randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** Only hashes are stored: who reads the database can't sign in with what stands there. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function isOpaqueToken(token: string): boolean {
  return Object.values(TOKEN_PREFIXES).some((prefix) => token.startsWith(prefix))
}
