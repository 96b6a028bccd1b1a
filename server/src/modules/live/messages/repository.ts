import { desc, eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { participants } from '#server/database/schema/participants.ts'
import { messages } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRepository>['list']>>[number]

export function messageRepository(db: DbOrTx) {
  return {
    async add(row: typeof messages.$inferInsert): Promise<string> {
      const [added] = await db.insert(messages).values(row).returning({ id: messages.id })
      if (!added) throw new Error('A message was not written')
      return added.id
    },

    /** The newest first. */
    list: (quizId: string) =>
      db
        .select({
          id: messages.id,
          participantId: messages.participantId,
          name: PARTICIPANT_NAME,
          email: sql<string>`coalesce(${participants.email}, '')`,
          text: messages.text,
          sentAt: messages.sentAt,
        })
        .from(messages)
        .leftJoin(participants, eq(participants.id, messages.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(eq(messages.quizId, quizId))
        .orderBy(desc(messages.sentAt), desc(messages.id))
        .limit(MOST),
  }
}

/** More is nobody's history of one quiz. */
const MOST = 500
