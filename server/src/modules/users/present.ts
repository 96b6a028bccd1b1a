import type { User } from '@probant/contract/users'
import { isAdmin } from '#server/modules/sessions/index.ts'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { UserRow } from './repository.ts'

export function presentUser(
  row: UserRow,
  context: { adminEmails: readonly string[]; pendingEmail: string | null },
): User {
  return {
    id: row.id,
    email: shownAddress(row.email),
    username: row.username,
    interest: row.interest,
    locale: row.locale,
    timeZone: row.timeZone,
    isEmailVerified: row.emailVerifiedAt !== null,
    isAdmin: isAdmin(row, context.adminEmails),
    hasPassword: row.passwordHash !== null,
    hasSecondFactor: row.secondFactorSince !== null,
    pendingEmail: context.pendingEmail,
  }
}
