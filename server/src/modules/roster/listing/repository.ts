import type { MailStatus } from '@probant/contract/admin/mails'
import type { ParticipantFilter, ParticipantSort } from '@probant/contract/participants/inviting'
import { PARTICIPANT_STATUSES, type ParticipantStatus } from '@probant/contract/participants/participant'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { and, asc, count, desc, eq, max, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { HAS_ATTEMPT_LEFT, LATEST_ATTEMPT, resultOf } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME, PARTICIPANT_WORDS } from '#server/database/participant-name.ts'
import { mails } from '#server/database/schema/mails.ts'
import { participants, roomCodes } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { holdsWords } from '#server/database/search.ts'
import { BY_ATTENTION, type StatusCounts } from '../status.ts'

/** A quiz, and how it stands at this moment. */
interface RosterQuiz extends Stand {
  quizId: string
}

interface Stand {
  quizStatus: QuizStatus
  quizEndsAt: Date | null
  at: Date
}

interface Slice extends ParticipantFilter, RosterQuiz {
  page: number
  pageSize: number
}

/** A participant with their submission and their latest mail. */
export interface RosterRow
  extends Pick<
      typeof participants.$inferSelect,
      | 'id'
      | 'email'
      | 'name'
      | 'givenEmail'
      | 'source'
      | 'invitedAt'
      | 'openedAt'
      | 'remindedAt'
      | 'lastCallAt'
      | 'toldAt'
      | 'mailDue'
      | 'accommodation'
      | 'opensAt'
      | 'closesAt'
      | 'chooseFrom'
      | 'chooseUntil'
      | 'chosenAt'
    >,
    Nullable<
      Pick<
        typeof submissions.$inferSelect,
        | 'startedAt'
        | 'deadlineAt'
        | 'finishedAt'
        | 'ending'
        | 'answerCount'
        | 'checksum'
        | 'points'
        | 'totalPoints'
        | 'scorePercent'
      >
    > {
  /** Which attempt that is. */
  attempt: number | null
  /** They have finished it, and may begin another. */
  hasAttemptLeft: boolean
  mailStatus: MailStatus | null
  mailError: string | null
  /** Of the account that they take part with. */
  accountEmail: string | null
}

export type Glance = NonNullable<Awaited<ReturnType<ReturnType<typeof rosterRepository>['glance']>>>

/** Where a page of the whole roster ended. */
export type Mark = Pick<RosterRow, 'name' | 'email'>

/** There may be none. */
type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null }

/** Who takes part in a quiz, and how far they are. Reads only. */
export function rosterRepository(db: DbOrTx) {
  return {
    hasRoomCode: async (quizId: string): Promise<boolean> =>
      (await db.$count(roomCodes, eq(roomCodes.quizId, quizId))) > 0,

    page: (slice: Slice): Promise<RosterRow[]> =>
      rows()
        .where(matching(slice))
        .orderBy(...ORDERS[slice.sort](slice))
        .limit(slice.pageSize)
        .offset((slice.page - 1) * slice.pageSize),

    async find(quizId: string, participantId: string): Promise<RosterRow | undefined> {
      const isTheirs = and(eq(participants.quizId, quizId), eq(participants.id, participantId))
      const [row] = await rows().where(isTheirs)
      return row
    },

    /** The next so many of all of them, by name, then by address. */
    pageAfter: (quizId: string, mark: Mark | undefined, limit: number): Promise<RosterRow[]> =>
      rows()
        .where(and(eq(participants.quizId, quizId), mark && isAfter(mark)))
        .orderBy(...BY_NAME)
        .limit(limit),

    /** How many there are of each status, and how many of all are looked for. */
    async count(slice: RosterQuiz & Partial<ParticipantFilter>) {
      const groups = await db
        .select({
          status: statusIn(slice),
          count: count(),
          found: sql`count(*) filter (where ${matching(slice)})`.mapWith(Number),
        })
        .from(participants)
        .leftJoin(submissions, LATEST_ATTEMPT)
        .leftJoin(users, eq(users.id, participants.userId))
        .where(eq(participants.quizId, slice.quizId))
        .groupBy(sql`1`)
      const counts = Object.fromEntries(PARTICIPANT_STATUSES.map((status) => [status, 0])) as StatusCounts
      for (const group of groups) counts[group.status] = group.count
      return { counts, total: groups.reduce((total, { found }) => total + found, 0) }
    },

    /**
     * Something of it differs as soon as anything about the participants does. It tells of how many of each status
     * there are, too, as long as the clock has not ended the quiz: see `countsAt`.
     */
    async glance(quizId: string, at: Date) {
      const [row] = await db
        .select({
          status: quizzes.status,
          endsAt: quizzes.endsAt,
          runsUntil: quizzes.runsUntil,
          participants: count(participants.id),
          named: count(participants.userId),
          accommodated: count(participants.accommodation),
          invitedAt: max(participants.invitedAt),
          openedAt: max(participants.openedAt),
          opened: count(participants.openedAt),
          remindedAt: max(participants.remindedAt),
          toldAt: max(participants.toldAt),
          windowSetAt: max(participants.windowSetAt),
          due: count(participants.mailDue),
          startedAt: max(submissions.startedAt),
          started: count(submissions.id),
          finishedAt: max(submissions.finishedAt),
          counts: countsWhileOpen(at),
          marked: count(result.percent),
          // Exactly: what is rounded on the way depends on the order in which it is added up.
          score: sql<string | null>`sum((${result.percent})::numeric)`,
          waiting: sql`count(*) filter (where ${mails.status} in ('waiting', 'sending'))`.mapWith(Number),
          mailed: sql`count(*) filter (where ${mails.status} in ('sent', 'kept'))`.mapWith(Number),
          failed: sql`count(*) filter (where ${mails.status} in ('failed', 'unsure'))`.mapWith(Number),
        })
        .from(quizzes)
        .leftJoin(participants, eq(participants.quizId, quizzes.id))
        .leftJoin(submissions, LATEST_ATTEMPT)
        .leftJoin(counting, IS_COUNTING)
        .leftJoin(mails, eq(mails.id, participants.mailId))
        .where(eq(quizzes.id, quizId))
        .groupBy(quizzes.id)
      return row
    },
  }

  function rows() {
    return db
      .select({
        id: participants.id,
        email: participants.email,
        name: PARTICIPANT_NAME,
        givenEmail: participants.givenEmail,
        source: participants.source,
        invitedAt: participants.invitedAt,
        openedAt: participants.openedAt,
        remindedAt: participants.remindedAt,
        lastCallAt: participants.lastCallAt,
        toldAt: participants.toldAt,
        mailDue: participants.mailDue,
        accountEmail: users.email,
        accommodation: participants.accommodation,
        opensAt: participants.opensAt,
        closesAt: participants.closesAt,
        chooseFrom: participants.chooseFrom,
        chooseUntil: participants.chooseUntil,
        chosenAt: participants.chosenAt,
        attempt: submissions.number,
        hasAttemptLeft: HAS_ATTEMPT_LEFT,
        startedAt: submissions.startedAt,
        deadlineAt: submissions.deadlineAt,
        finishedAt: submissions.finishedAt,
        ending: submissions.ending,
        answerCount: submissions.answerCount,
        checksum: submissions.checksum,
        points: result.points,
        totalPoints: counting.totalPoints,
        scorePercent: result.percent,
        mailStatus: mails.status,
        mailError: mails.lastError,
      })
      .from(participants)
      .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
      .leftJoin(submissions, LATEST_ATTEMPT)
      .leftJoin(counting, IS_COUNTING)
      .leftJoin(users, eq(users.id, participants.userId))
      .leftJoin(mails, eq(mails.id, participants.mailId))
      .$dynamic()
  }
}

/** How far they are, the latest attempt says; their score is that of the one that counts. */
const counting = alias(submissions, 'counting')
const IS_COUNTING = and(eq(counting.participantId, participants.id), sql`${counting.counts}`)
const result = resultOf(counting)

/** Taken apart, É stands among the E's, whatever the database's own order is. */
const NAME_KEY = keyOf(PARTICIPANT_NAME)

/** Whoever has no name stands behind those who have; no two have the same address. */
const BY_NAME = [sql`${PARTICIPANT_NAME} = ''`, NAME_KEY, asc(participants.email)]

function isAfter({ name, email }: Mark): SQL {
  const mark = sql`(${name === ''}::boolean, ${keyOf(sql`${name}::text`)}, ${email}::text)`
  return sql`(${PARTICIPANT_NAME} = '', ${NAME_KEY}, ${participants.email}) > ${mark}`
}

function keyOf(name: SQL): SQL {
  return sql`normalize(lower(${name}), nfd)`
}

/** Whoever was invited together stands by name. */
const NEWEST = [desc(participants.invitedAt), ...BY_NAME]
const ORDERS: Record<ParticipantSort, (standing: RosterQuiz) => SQL[]> = {
  invited: () => NEWEST,
  name: () => BY_NAME,
  email: () => [asc(participants.email)],
  status: (standing) => [sql`array_position(${ATTENTION}, ${statusIn(standing)})`, ...NEWEST],
  score: () => [sql`${result.percent} desc nulls last`, ...NEWEST],
}

const ATTENTION = sql`array[${sql.join(
  BY_ATTENTION.map((status) => sql`${status}`),
  sql`, `,
)}]::text[]`

/** How far they are: the same as `participantStatus`. */
function statusIn({ quizStatus, quizEndsAt, at }: Stand): SQL<ParticipantStatus> {
  if (quizStatus === 'completed') return statusWhere(sql`true`)
  const isActive = sql`${quizStatus === 'active'}::boolean`
  return statusWhere(sql`${isActive} and ${isPast(sql`${quizEndsAt}::timestamptz`, at)}`)
}

/** Their own window, or else that of the quiz. */
function isPast(quizEndsAt: SQL, at: Date): SQL {
  return sql`coalesce(${participants.closesAt}, ${quizEndsAt}) <= ${at}`
}

function statusWhere(isOver: SQL): SQL<ParticipantStatus> {
  return sql`case
    when ${submissions.ending} = 'terminated' then 'terminated'
    when ${submissions.finishedAt} is not null then 'finished'
    when ${submissions.id} is not null then 'started'
    when ${isOver} then 'absent'
    when ${participants.openedAt} is not null then 'opened'
    else 'invited'
  end`
}

/** How many are that far while a quiz is not over. */
function countsWhileOpen(at: Date) {
  const status = statusWhere(sql`${quizzes.status} = 'active' and ${isPast(sql`${quizzes.endsAt}`, at)}`)
  const of = (name: ParticipantStatus): SQL<number> =>
    sql`count(*) filter (where ${participants.id} is not null and ${status} = ${name})`.mapWith(Number)
  return {
    invited: of('invited'),
    opened: of('opened'),
    started: of('started'),
    finished: of('finished'),
    terminated: of('terminated'),
    absent: of('absent'),
  }
}

function matching(wanted: RosterQuiz & Partial<ParticipantFilter>) {
  const { quizId, search = '', participantId, status } = wanted
  return and(
    eq(participants.quizId, quizId),
    participantId ? eq(participants.id, participantId) : undefined,
    status && sql`${statusIn(wanted)} = ${status}`,
    holdsWords(search, PARTICIPANT_WORDS),
  )
}
