import type { ErrorName } from '@probant/contract/errors'

/** Why does this current password not fit the account, as far as can be said without comparing hashes? */
export function currentPasswordRefusal(
  user: { passwordHash: string | null },
  currentPassword: string,
): ErrorName | undefined {
  if (user.passwordHash && !currentPassword) return 'currentPasswordRequired'
  // Someone who only signs in with Google has none: a value here is a mistake to be told.
  if (!user.passwordHash && currentPassword) return 'currentPasswordNotExpected'
}
