import type { AdminUser } from '@probant/contract/admin/users'
import { isAdmin } from '#server/modules/sessions/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { SubscribedUser } from './repository.ts'

interface Dependencies {
  adminEmails: readonly string[]
  subscriptions: SubscriptionService
}

/** An account as administrators see it. */
export function createPresenter({ adminEmails, subscriptions }: Dependencies) {
  return (row: SubscribedUser): AdminUser => {
    const { id, email, username, locale, status, planId } = row
    return {
      id,
      email,
      username,
      locale,
      status,
      isEmailVerified: row.emailVerifiedAt !== null,
      isAdmin: isAdmin(row, adminEmails),
      isAdminByEnvironment: adminEmails.includes(email),
      planId,
      isPaying: subscriptions.isPaid(row),
      createdAt: row.createdAt.toISOString(),
    }
  }
}

export type Present = ReturnType<typeof createPresenter>
