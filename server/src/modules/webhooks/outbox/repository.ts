import type { WebhookEvent } from '@probant/contract/webhooks/events'
import { PERSONAL } from '@probant/contract/workspaces'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#server/database/client.ts'
import { generations } from '#server/database/schema/generations.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { webhookDeliveries, webhooks } from '#server/database/schema/webhooks.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

interface Times {
  happenedAt: Date
  triesUntil: Date
}

/** What happened, for each webhook that wants to know: one statement for one row or thousands. */
export function webhookOutboxRepository(tx: Tx) {
  return {
    addQuiz: (event: WebhookEvent, quizId: string, times: Times) =>
      add(
        times,
        sql`select ${quizzes.workspaceId} as workspace_id, ${event}::text as event,
            jsonb_build_object('quizId', ${quizzes.id}) as data
          from ${quizzes} where ${quizzes.id} = ${quizId}`,
      ),

    addParticipants: (event: WebhookEvent, participantIds: readonly string[], times: Times) =>
      add(
        times,
        sql`select ${quizzes.workspaceId} as workspace_id, ${event}::text as event,
            jsonb_build_object('quizId', ${quizzes.id}, 'participantId', ${participants.id}) as data
          from ${participants} join ${quizzes} on ${quizzes.id} = ${participants.quizId}
          where ${participants.id} = any(${sql.param([...participantIds])}::uuid[])`,
      ),

    /** Those of these events that are true of each submission. */
    addSubmissions: (events: readonly SubmissionEvent[], submissionIds: readonly string[], times: Times) =>
      add(
        times,
        sql`select ${quizzes.workspaceId} as workspace_id, said.event,
            jsonb_strip_nulls(jsonb_build_object('quizId', ${quizzes.id}, 'participantId', ${submissions.participantId},
              'submissionId', ${submissions.id}, 'attempt', ${submissions.number}, 'ending', ${submissions.ending})) as data
          from ${submissions} join ${quizzes} on ${quizzes.id} = ${submissions.quizId}
          cross join lateral (values
            ('submission.begun', ${submissions.finishedAt} is null),
            ('submission.handed_in', ${submissions.ending} <> 'terminated'),
            ('submission.terminated', ${submissions.ending} = 'terminated'),
            ('submission.graded', ${submissions.ungradedCount} = 0)
          ) as said(event, is_true)
          where ${submissions.id} = any(${sql.param([...submissionIds])}::uuid[])
            and said.is_true and said.event = any(${sql.param([...events])}::text[])`,
      ),

    addGeneration: (event: WebhookEvent, generationId: string, times: Times) =>
      add(
        times,
        sql`select ${generations.workspaceId} as workspace_id, ${event}::text as event,
            jsonb_build_object('generationId', ${generations.id}, 'status', ${generations.status}) as data
          from ${generations} where ${generations.id} = ${generationId}`,
      ),
  }

  /** One that is being deleted at this moment is left out: nobody waits for that, and nobody's action fails by it. */
  async function add({ happenedAt, triesUntil }: Times, happened: SQL): Promise<void> {
    const workspace = sql`case when ${workspaces.userId} is null then ${workspaces.id}::text else ${PERSONAL}::text end`
    await tx.execute(sql`
      insert into ${webhookDeliveries}
        (webhook_id, event, data, happened_at, status, next_attempt_at, tries_until)
      select ${webhooks.id}, happened.event, happened.data || jsonb_build_object('workspace', ${workspace}),
        ${happenedAt}::timestamptz, 'waiting', ${happenedAt}::timestamptz, ${triesUntil}::timestamptz
      from (${happened}) as happened
      join ${webhooks} on ${webhooks.workspaceId} = happened.workspace_id
      join ${workspaces} on ${workspaces.id} = ${webhooks.workspaceId}
      where ${webhooks.pausedAt} is null and happened.event = any(${webhooks.events})
      for key share of ${webhooks} skip locked`)
  }
}

export type SubmissionEvent = Extract<WebhookEvent, `submission.${string}`>
