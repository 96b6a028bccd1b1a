import type { GradebookQuery } from '@probant/contract/gradebook/gradebook'
import { GRADEBOOK_CHOICES_MAX } from '@probant/contract/limits'
import { and, asc, desc, eq, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { COUNTING_ATTEMPT, RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { takesPart } from '#server/database/examined-questions.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { gradebooks } from '#server/database/schema/gradebooks.ts'
import { groupMembers } from '#server/database/schema/groups.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'
import { holdsWords } from '#server/database/search.ts'
import { isAny } from '#server/modules/roster/index.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'
import type { Settings } from './columns.ts'
import { KEY_LENGTH } from './person-key.ts'

/** Whose grade book it is, and of which group. */
export interface Book {
  groupId: string
  workspaceId: string
  creatorId: string
}

export type QuizRow = Awaited<ReturnType<ReturnType<typeof gradebookRepository>['listQuizzes']>>[number]
export type MemberRow = Awaited<ReturnType<ReturnType<typeof gradebookRepository>['page']>>[number]

/** What a list of people is asked for; all of them where nothing is said of pages. */
interface Slice extends Pick<GradebookQuery, 'search' | 'sort'> {
  page?: number
  pageSize?: number
}

export function gradebookRepository(db: DbOrTx) {
  return {
    async findSettings({ groupId, creatorId }: Book): Promise<Settings | undefined> {
      const [row] = await db
        .select({ missing: gradebooks.missing, quizzes: gradebooks.quizzes })
        .from(gradebooks)
        .where(and(eq(gradebooks.groupId, groupId), eq(gradebooks.creatorId, creatorId)))
      return row
    },

    async saveSettings({ groupId, creatorId }: Book, { missing, quizzes }: Settings): Promise<void> {
      const said = { missing, quizzes: [...quizzes] }
      await db
        .insert(gradebooks)
        .values({ groupId, creatorId, ...said })
        .onConflictDoUpdate({ target: [gradebooks.groupId, gradebooks.creatorId], set: said })
    },

    /** Their quizzes that anybody of the group is invited to, with what came of those; the newest, where there are too many. */
    listQuizzes(book: Book, now: Date) {
      const taken = takenIn(book).as('taken')
      const scored = sql`${taken.ungradedCount} = 0 and ${taken.totalPoints} > 0 and ${taken.finishedAt} is not null`
      // Added up before the quizzes themselves are joined: what they say is long, and there is a row for each person.
      const sums = db
        .select({
          quizId: taken.quizId,
          invitedCount: sql`count(*)`.mapWith(Number).as('invited_count'),
          handedInCount: sql`count(${taken.finishedAt})`.mapWith(Number).as('handed_in_count'),
          /** They never began, and can begin no more, though the quiz may still wait for others. */
          shutOutCount:
            sql`count(*) filter (where ${taken.submissionId} is null and ${taken.beginsUntil} <= ${now})`
              .mapWith(Number)
              .as('shut_out_count'),
          scoredCount: sql`count(*) filter (where ${scored})`.mapWith(Number).as('scored_count'),
          percentSum:
            sql`coalesce(sum(100 * ${taken.points} / ${taken.totalPoints}) filter (where ${scored}), 0)`
              .mapWith(Number)
              .as('percent_sum'),
        })
        .from(taken)
        .groupBy(taken.quizId)
        .as('sums')
      return db
        .select({
          quizId: quizzes.id,
          title: quizzes.title,
          status: quizzes.status,
          endsAt: quizzes.endsAt,
          runsUntil: quizzes.runsUntil,
          at: AT.mapWith(quizzes.createdAt),
          options: quizzes.options,
          workspaceScale: workspaces.scale,
          invitedCount: sums.invitedCount,
          handedInCount: sums.handedInCount,
          shutOutCount: sums.shutOutCount,
          scoredCount: sums.scoredCount,
          percentSum: sums.percentSum,
        })
        .from(sums)
        .innerJoin(quizzes, eq(quizzes.id, sums.quizId))
        .innerJoin(workspaces, eq(workspaces.id, quizzes.workspaceId))
        .orderBy(desc(AT), desc(quizzes.id))
        .limit(GRADEBOOK_CHOICES_MAX)
    },

    page: ({ groupId }: Book, { search, sort, page = 1, pageSize }: Slice) => {
      const found = db
        .select({ email: groupMembers.email, name: groupMembers.name })
        .from(groupMembers)
        .where(matching(groupId, search))
        .orderBy(...ORDERS[sort], asc(groupMembers.email))
        .$dynamic()
      return pageSize ? found.limit(pageSize).offset((page - 1) * pageSize) : found
    },

    count: ({ groupId }: Book, search: string): Promise<number> =>
      db.$count(groupMembers, matching(groupId, search)),

    async findMember({ groupId }: Book, key: string) {
      const isTheirs = sql`left(encode(sha256(convert_to(${groupId}::text || '/' || ${groupMembers.email}, 'UTF8')), 'hex'), ${KEY_LENGTH}) = ${key}`
      const [row] = await db
        .select({ email: groupMembers.email, name: groupMembers.name })
        .from(groupMembers)
        .where(and(eq(groupMembers.groupId, groupId), isTheirs))
      return row
    },

    /** The sheets of these submissions, with what their questions are found by. */
    async listSheets(submissionIds: readonly string[]) {
      if (submissionIds.length === 0) return []
      return db
        .select({
          submissionId: submissions.id,
          marks: submissions.marks,
          finishedAt: submissions.finishedAt,
          quiz: { id: quizzes.id, revision: quizzes.revision, title: quizzes.title },
        })
        .from(submissions)
        .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
        .where(isAny(submissions.id, submissionIds, 'uuid'))
        .orderBy(asc(submissions.finishedAt), asc(submissions.id))
    },

    /** What came of these quizzes for these of its people. */
    async listTaken(book: Book, of: { emails: readonly string[]; quizIds: readonly string[] }) {
      return of.emails.length === 0 || of.quizIds.length === 0 ? [] : takenIn(book, of)
    },
  }

  /**
   * One row for each of the group's people in each quiz. They are known by the address, or by the account that has
   * proved it: whoever is invited by two addresses has what they handed in.
   */
  function takenIn(
    { groupId, workspaceId, creatorId }: Book,
    of?: { emails: readonly string[]; quizIds: readonly string[] },
  ) {
    const account = alias(users, 'account')
    return db
      .selectDistinctOn([participants.quizId, groupMembers.email], {
        quizId: participants.quizId,
        email: sql<string>`${groupMembers.email}`.as('email'),
        name: PARTICIPANT_NAME.as('name'),
        submissionId: sql<string | null>`${submissions.id}`.as('submission_id'),
        finishedAt: submissions.finishedAt,
        /** By their own window, where they have one. */
        beginsUntil: sql`coalesce(${participants.closesAt}, ${quizzes.endsAt})`
          .mapWith(quizzes.endsAt)
          .as('begins_until'),
        points: sql`coalesce(${RESULT.points}, 0)`.mapWith(Number).as('points'),
        totalPoints: sql`coalesce(${submissions.totalPoints}, 0)`.mapWith(Number).as('total_points'),
        ungradedCount: sql`coalesce(${RESULT.ungradedCount}, 0)`.mapWith(Number).as('ungraded_count'),
      })
      .from(groupMembers)
      .leftJoin(account, and(eq(account.email, groupMembers.email), isNotNull(account.emailVerifiedAt)))
      .innerJoin(
        participants,
        or(eq(participants.email, groupMembers.email), eq(participants.userId, account.id)),
      )
      .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
      .leftJoin(users, eq(users.id, participants.userId))
      .leftJoin(submissions, COUNTING_ATTEMPT)
      .where(
        and(
          eq(groupMembers.groupId, groupId),
          eq(quizzes.workspaceId, workspaceId),
          eq(quizzes.creatorId, creatorId),
          ne(quizzes.status, 'draft'),
          // Nobody sees what came of a quiz that they take themselves.
          not(takesPart(creatorId)),
          of && isAny(groupMembers.email, of.emails, 'text'),
          of && isAny(participants.quizId, of.quizIds, 'uuid'),
        ),
      )
      .orderBy(
        participants.quizId,
        groupMembers.email,
        sql`${submissions.finishedAt} desc nulls last`,
        sql`${submissions.id} nulls last`,
        participants.id,
      )
  }
}

/** When it was over, or will be; where it has no end, when it was opened. */
const AT = sql`coalesce(${quizzes.completedAt}, ${quizzes.closesAt}, ${quizzes.startsAt}, ${quizzes.publishedAt}, ${quizzes.createdAt})`

/** Whoever has no name stands behind those who have; taken apart, É stands among the E's. */
const BY_NAME: SQL[] = [sql`${groupMembers.name} = ''`, sql`normalize(lower(${groupMembers.name}), nfd)`]

const ORDERS: Record<GradebookQuery['sort'], SQL[]> = {
  name: BY_NAME,
  listed: [asc(groupMembers.position)],
  // Reckoned, not stored: these are put into order once they are read.
  average: BY_NAME,
}

function matching(groupId: string, search: string): SQL | undefined {
  const words = sql`${groupMembers.name} || ' ' || case when ${groupMembers.email} not like ${STAND_INS} then ${groupMembers.email} else '' end`
  return and(eq(groupMembers.groupId, groupId), holdsWords(search, words))
}
