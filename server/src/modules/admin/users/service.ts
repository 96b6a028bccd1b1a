import type { AdminUser, UserStatus } from '@probant/contract/admin'
import type { Db } from '#server/database/client.ts'
import { isAdmin, type SessionService } from '#server/modules/sessions/service.ts'
import type { UserRow } from '#server/modules/users/repository.ts'
import type { UserService } from '#server/modules/users/service.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'

interface Dependencies {
  db: Db
  adminEmails: readonly string[]
  users: UserService
  sessions: SessionService
}

export function createUserAdmin({ db, adminEmails, users, sessions }: Dependencies) {
  return {
    async list(query: { search: string; page: number; pageSize: number }) {
      const { items, total } = await users.page(query)
      return { items: items.map(present), total, page: query.page, pageSize: query.pageSize }
    },

    /** A disabled account is signed out everywhere at once. Nobody shuts the door behind themselves. */
    async setStatus(actor: Actor, userId: string, status: UserStatus): Promise<AdminUser> {
      ensure(actor.userId !== userId, 'forbidden')
      return db.transaction(async (tx) => {
        const user = await users.setStatus(tx, userId, status)
        if (status === 'disabled') await sessions.revokeAll(tx, userId)
        return present(user)
      })
    },
  }

  function present(row: UserRow): AdminUser {
    const { id, email, username, locale, status } = row
    return {
      id,
      email,
      username,
      locale,
      status,
      isEmailVerified: row.emailVerifiedAt !== null,
      isAdmin: isAdmin(row, adminEmails),
      createdAt: row.createdAt.toISOString(),
    }
  }
}

export type UserAdmin = ReturnType<typeof createUserAdmin>
