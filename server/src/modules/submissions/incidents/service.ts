import { INCIDENTS_MAX } from '@probant/contract/limits'
import { VIOLATIONS, type Violation } from '@probant/contract/participants/participant'
import type {
  Incident,
  IncidentKind,
  NotedKind,
  Timeline,
  Verdict,
} from '@probant/contract/submissions/incidents'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Lobbies } from '#server/modules/admission/index.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import type { Roster } from '#server/modules/roster/index.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { HandingIn } from '../handing-in.ts'
import type { AnswerJournal } from '../journal/service.ts'
import { presentReceipt } from '../present.ts'
import { reportRefusal } from '../progress.ts'
import { submissionRepository } from '../repository.ts'
import { incidentRepository } from './repository.ts'
import { isCounting, judge, rulesFor } from './verdict.ts'

interface Dependencies {
  db: Db
  lobby: Lobbies
  access: QuizAccess
  roster: Pick<Roster, 'get'>
  journal: Pick<AnswerJournal, 'find'>
  handingIn: HandingIn
}

interface Report {
  browserId: string
  attempt: number
  /** When it came in. */
  at: Date
  incidents: readonly Incident[]
}

/** Cheating is watched here: the page reports, the server counts. */
export function createIncidents({ db, lobby, access, roster, journal, handingIn }: Dependencies) {
  return {
    /** The second violation ends it there and then, with the answers that were saved so far. */
    async report(
      actor: Actor,
      quizId: string,
      { browserId, attempt, at, ...report }: Report,
    ): Promise<Verdict> {
      const { submissionId, inBank } = await journal.find(actor, quizId, attempt)
      const incidents = report.incidents.map(({ questionId, ...incident }) => ({
        ...incident,
        questionId: questionId && inBank(questionId),
      }))
      return db.transaction(async (tx) => {
        const { participant, quiz } = await lobby.find(tx, actor, quizId)
        const submission = await submissionRepository(tx).lock(submissionId)
        ensure(submission, 'noActiveSubmission')
        allow(reportRefusal(submission, { browserId, at }))

        const noted = incidentRepository(tx)
        const before = await noted.list(submission.id)
        const rules = rulesFor(participant, quiz)
        // Of what counts ten times as much is noted as of the rest: neither fills the database, nor hides the other.
        const reported = before.filter(({ number }) => number !== null)
        const hasCapacity = (kind: IncidentKind) =>
          reported.length < (isCounting(kind, rules) ? 10 * INCIDENTS_MAX : INCIDENTS_MAX)
        await noted.add(
          submission.id,
          incidents.filter(({ kind }) => hasCapacity(kind)),
          at,
        )
        const { warning, isOver } = judge(await noted.list(submission.id), rules)
        if (!isOver) return { warning, receipt: null }
        const [finished] = await handingIn.finish(tx, [submission], 'terminated', at)
        return { warning: null, receipt: finished ? presentReceipt(finished) : null }
      })
    },

    /** For the creator, who may think otherwise of it; of several attempts the latest. */
    async timeline(actor: Actor, quizId: string, participantId: string): Promise<Timeline> {
      const authorized = await access.authorizeCreator(db, actor, quizId)
      const participant = await roster.get(db, authorized, participantId)
      const submission = await submissionRepository(db).findOf(participantId)
      if (!submission) return []
      return presentTimeline(
        await incidentRepository(db).list(submission.id),
        rulesFor(participant, authorized.quiz),
      )
    },

    /** The same of each of their attempts, for whoever is authorized already. */
    async timelines(
      quiz: Parameters<typeof rulesFor>[1],
      participant: Parameters<typeof rulesFor>[0],
      submissionIds: readonly string[],
    ): Promise<Map<string, Timeline>> {
      const noted = await incidentRepository(db).listOf(submissionIds)
      const rules = rulesFor(participant, quiz)
      const bySubmission = Map.groupBy(noted, ({ submissionId }) => submissionId)
      return new Map([...bySubmission].map(([id, lines]) => [id, presentTimeline(lines, rules)]))
    },

    /** How many violations counted in each of these submissions to a quiz, also before somebody was let continue. */
    async countViolations(
      tx: DbOrTx,
      quiz: Parameters<typeof rulesFor>[1],
      taken: readonly (Parameters<typeof rulesFor>[0] & { submissionId: string })[],
    ): Promise<Map<string, ViolationCount>> {
      const noted = await incidentRepository(tx).listOf(taken.map(({ submissionId }) => submissionId))
      const bySubmission = Map.groupBy(noted, ({ submissionId }) => submissionId)
      const counts = taken.map(({ submissionId, ...participant }) => {
        const lines = bySubmission.get(submissionId) ?? []
        const { counted, setAside } = judge(lines, rulesFor(participant, quiz))
        const isReopened = lines.some(({ kind }) => kind === 'reopened')
        const violations = lines.filter(({ id }) => counted.has(id) || setAside.has(id))
        return [
          submissionId,
          { count: violations.length, byKind: countByKind(violations), isReopened },
        ] as const
      })
      return new Map(counts)
    },
  }
}

function presentTimeline(
  noted: Awaited<ReturnType<ReturnType<typeof incidentRepository>['list']>>,
  rules: ReturnType<typeof rulesFor>,
): Timeline {
  const { counted } = judge(noted, rules)
  return noted.map(({ id, kind, notedAt, questionId, gapMs }) => ({
    kind,
    at: notedAt.toISOString(),
    questionId,
    isCounted: counted.has(id),
    gapMs,
  }))
}

export interface ViolationCount {
  count: number
  /** The same by what they were, in the order in which these are listed everywhere. */
  byKind: { kind: Violation; count: number }[]
  /** They were let continue: what had counted until then was set aside. */
  isReopened: boolean
}

function countByKind(lines: readonly { kind: NotedKind }[]): ViolationCount['byKind'] {
  return VIOLATIONS.map((kind) => ({
    kind,
    count: lines.filter((line) => line.kind === kind).length,
  })).filter(({ count }) => count > 0)
}

export type Incidents = ReturnType<typeof createIncidents>
