import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { anonymousAddress } from '#server/platform/mail/stand-in-address.ts'
import { questions } from './schema/questions.ts'

/** A question and its copies are the same question. */
export const QUESTION_IDENTITY: SQL = sql`coalesce(${questions.originalId}, ${questions.id})`

/** Who looks, and where. */
export interface Viewer {
  userId: string
  /** Of a list, that of each row. */
  workspaceId: string | SQL
  now: Date
  /** Leaves out one quiz: its own options say when its answers may be seen. */
  exceptQuizId?: string | SQL
}

/**
 * The one rule of what is kept from whom while it is examined: the identities of the questions that this person may not
 * see with their answers now. Those of every quiz that they were invited to, from the invitation until it has closed for
 * everybody; and, of quizzes that people without an account can take, those that they have neither set nor written, for
 * nobody can tell who these people are.
 */
export function examinedFor({ userId, workspaceId, now, exceptQuizId }: Viewer): SQL {
  const others = exceptQuizId ? sql`quiz.id <> ${exceptQuizId}` : sql`true`
  return sql`(
    ${ASKED}
    where ${others} and (${isAhead(now)} or ${isOpen(now, 'quiz')})
      and quiz.id in (select invited.quiz_id ${invitationsOf(userId)})
      and ${takesPart(userId, 'quiz')}
    union all
    ${ASKED}
    where ${others} and quiz.workspace_id = ${workspaceId} and ${isOpen(now, 'quiz')} and ${LETS_ANYONE_IN}
      and quiz.creator_id <> ${userId} and asked.creator_id is distinct from ${userId}
  )`
}

/**
 * Another quiz asks one of these too, is open, and keeps its answers until later: whoever reads them here could be at
 * work there, as somebody else.
 */
export function isAskedElsewhere({ quizId, now }: { quizId: string | SQL; now: Date }): SQL<boolean> {
  return sql<boolean>`exists (
    select from quiz_questions as here join questions as shown on shown.id = here.question_id
    where here.quiz_id = ${quizId} and coalesce(shown.original_id, shown.id) in (
      ${ASKED}
      where quiz.id <> ${quizId} and quiz.workspace_id = shown.workspace_id and ${isOpen(now, 'quiz')}
        and (quiz.options ->> 'answersShown' <> 'after_finishing'
          or coalesce((quiz.options #>> '{attempts,most}')::int, 1) > 1)
    )
  )`
}

/** A draft to which people are invited already: it was taken back, and may open again. */
function isAhead(now: Date): SQL {
  return sql`(quiz.status = 'draft' and coalesce(quiz.ends_at > ${now}::timestamptz, true))`
}

const ASKED = sql`select coalesce(asked.original_id, asked.id)
    from quizzes as quiz
      join quiz_questions as placed on placed.quiz_id = quiz.id
      join questions as asked on asked.id = placed.question_id`

/**
 * Somebody is at work on it, or may be: until the last deadline, through every pause, and until what is on its way then
 * has come in.
 */
export function isOpen(now: Date | Placeholder, quiz = 'quizzes'): SQL {
  const named = sql.identifier(quiz)
  return sql`((${named}.status = 'active' and coalesce(${named}.closes_at > ${now}::timestamptz, true))
    or ${named}.id in (select at_work.quiz_id from submissions as at_work where at_work.finished_at is null
      and (at_work.paused_at is not null or at_work.deadline_at > ${now}::timestamptz - interval '15 seconds')))`
}

/** Were they invited to it? Its creator may try it out; but who became its creator after being invited takes part like others. */
export function takesPart(userId: string | Placeholder, quiz = 'quizzes'): SQL<boolean> {
  const named = sql.identifier(quiz)
  return sql<boolean>`exists (select ${invitationsOf(userId)} and invited.quiz_id = ${named}.id
    and (${named}.creator_id <> ${userId}::uuid or invited.invited_at < ${named}.creator_since))`
}

function invitationsOf(userId: string | Placeholder): SQL {
  return sql`from participant_accounts as theirs join participants as invited on invited.id = theirs.participant_id
    where theirs.user_id = ${userId}::uuid`
}

/**
 * By a code, a link or a slip, without saying which account they have: it can still be done, or somebody has. The last
 * condition is written as its index has it; who is gone takes nothing any more.
 */
const LETS_ANYONE_IN = sql`(exists (select from room_codes where room_codes.quiz_id = quiz.id)
  or exists (select from share_links where share_links.quiz_id = quiz.id)
  or exists (select from open_links where open_links.quiz_id = quiz.id and open_links.closed_at is null)
  or exists (select from participants as handed where handed.quiz_id = quiz.id
    and (handed.source <> 'invited' or handed.is_by_hand or handed.code_hash is not null)
    and handed.email not like ${anonymousAddress('%')}))`
