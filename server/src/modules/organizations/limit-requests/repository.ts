import type { Requestable } from '@probant/contract/organizations'
import { lte } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { limitRequests } from '#server/database/schema/organizations.ts'

export function limitRequestRepository(db: DbOrTx) {
  return {
    /** Says whether it was noted: not where the last one is younger than that. Of two at once, one is. */
    async noteUnlessSince(request: Request, since: Date): Promise<boolean> {
      const rows = await db
        .insert(limitRequests)
        .values(request)
        .onConflictDoUpdate({
          target: [limitRequests.organizationId, limitRequests.userId, limitRequests.kind],
          set: { askedAt: request.askedAt },
          setWhere: lte(limitRequests.askedAt, since),
        })
        .returning({ kind: limitRequests.kind })
      return rows.length > 0
    },
  }
}

interface Request {
  organizationId: string
  userId: string
  kind: Requestable
  askedAt: Date
}
