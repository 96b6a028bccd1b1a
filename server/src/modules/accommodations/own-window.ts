import { type OwnWindow, ownWindowFlaw } from '@probant/contract/participants/own-window'
import { extraMinutes } from '@probant/contract/participants/participant'
import type { Db, Tx } from '#server/database/client.ts'
import type { GroupService } from '#server/modules/groups/index.ts'
import type { ChangeNotices } from '#server/modules/invitations/index.ts'
import type { Authorized, Publication, QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import { changingKey, statusAt } from '#server/modules/quizzes/index.ts'
import { knownParticipantRepository, NO_WINDOW, participantRepository } from '#server/modules/roster/index.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  access: QuizAccess
  publication: Publication
  history: QuizHistory
  groups: GroupService
  notifying: ChangeNotices
}

/** Those who were chosen, or whoever of a group takes part. */
interface Asked {
  participantIds?: readonly string[]
  groupId?: string
  /** Null: the quiz's dates again. */
  window: OwnWindow | null
  /** Each begins at a time of their choice between the two. */
  theyChoose?: boolean
}

/** A time of their own for some of those who take part, instead of the quiz's dates. */
export function createOwnWindows(dependencies: Dependencies) {
  const { db, now, attempts, access, publication, history, groups, notifying } = dependencies

  return {
    /** For whoever has not begun. The quiz is over only when the last of these windows is. */
    async set(actor: Actor, quizId: string, { window, theyChoose = false, ...whom }: Asked) {
      await access.authorizeCreator(db, actor, quizId)
      await attempts.begin(changingKey(actor))
      return db.transaction(async (tx) => {
        const authorized = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const { quiz } = authorized
        ensureRunning(quiz)
        const flaw = window && ownWindowFlaw(window, now())
        if (flaw) refuseField(`window.${flaw.field}`, flaw.flaw)
        if (window && theyChoose && quiz.durationMinutes === 0)
          refuseField('theyChoose', 'choiceNeedsDuration')
        const asked = await idsOf(tx, authorized, whom)
        const unused = await knownParticipantRepository(tx).lockUnbegun(quizId, asked)
        ensure(unused.length > 0, 'allHaveBegun')

        const changed = unused.filter((one) => !isSame(one, window, theyChoose))
        const ids = changed.map(({ id }) => id)
        await participantRepository(tx).setWindow(ids, {
          window: window ? instantsOf(window) : NO_WINDOW,
          theyChoose,
          at: now(),
        })
        await participantRepository(tx).forgetLastCalls(quizId, ids)
        if (window) await waitFor(tx, quiz, changed, window)
        const told = await notifying.notify(tx, { actor, quiz }, 'ownWindow', ids)
        if (ids.length > 0)
          await note(tx, actor, quizId, { window, theyChoose, count: ids.length, told: told.told })
        return { ...told, count: unused.length, passedOver: asked.length - unused.length }
      })
    },
  }

  function ensureRunning(quiz: Authorized['quiz']): void {
    const status = statusAt(quiz, now())
    ensure(status !== 'draft', 'quizNotActive')
    ensure(status !== 'completed', 'quizEnded')
  }

  async function idsOf(
    tx: Tx,
    { quiz, membership }: Authorized,
    { participantIds, groupId }: Omit<Asked, 'window'>,
  ): Promise<string[]> {
    if (!groupId) return [...new Set(participantIds)]
    const people = await groups.expand(tx, membership, [groupId])
    const found = await knownParticipantRepository(tx).listAmong(quiz.id, people)
    ensure(found.length > 0, 'noneOfGroup')
    return found
  }

  /** Extra time begins where their window ends, and is never cut off by the end of the quiz. */
  async function waitFor(
    tx: Tx,
    { id, durationMinutes }: Authorized['quiz'],
    changed: readonly Accommodated[],
    window: OwnWindow,
  ): Promise<void> {
    const extra = changed.map(({ accommodation }) => extraMinutes(accommodation?.extraTime, durationMinutes))
    const most = Math.max(0, ...extra)
    await publication.runOn(tx, id, later(new Date(window.closesAt), most * MINUTE))
  }

  async function note(
    tx: Tx,
    actor: Actor,
    quizId: string,
    { window, theyChoose, ...counts }: Pick<Asked, 'window' | 'theyChoose'> & { count: number; told: number },
  ): Promise<void> {
    const action = window
      ? ({ kind: 'own_window', ...window, ...counts, ...(theyChoose && { theyChoose }) } as const)
      : ({ kind: 'own_window_removed', ...counts } as const)
    await history.note(tx, actor, quizId, action)
  }
}

type Accommodated = Awaited<ReturnType<ReturnType<typeof knownParticipantRepository>['lockUnbegun']>>[number]

/** Nobody is told twice of what they have already. */
function isSame(
  { opensAt, closesAt, chooseUntil }: Accommodated,
  window: OwnWindow | null,
  theyChoose: boolean,
): boolean {
  if (chooseUntil || theyChoose) return false
  if (!window) return closesAt === null
  return (
    opensAt?.getTime() === Date.parse(window.opensAt) && closesAt?.getTime() === Date.parse(window.closesAt)
  )
}

function instantsOf({ opensAt, closesAt }: OwnWindow) {
  return { opensAt: new Date(opensAt), closesAt: new Date(closesAt) }
}
