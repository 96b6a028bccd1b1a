import type { ErrorName } from '@probant/contract/errors'

interface Account {
  email: string
  status: 'active' | 'disabled'
  emailVerifiedAt: Date | null
}

/** Why can this account not become an administrator’s, or stop being one? */
export function administrationRefusal(
  { email, status, emailVerifiedAt }: Account,
  { isAdmin, adminEmails }: { isAdmin: boolean; adminEmails: readonly string[] },
): ErrorName | undefined {
  if (!isAdmin) return adminEmails.includes(email) ? 'adminByEnvironment' : undefined
  if (status === 'disabled') return 'userDisabled'
  // Nobody knows yet whose account that is.
  if (!emailVerifiedAt) return 'userUnverified'
}
