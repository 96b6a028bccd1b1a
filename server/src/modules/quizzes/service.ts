import type { DraftChanges, QuizDraft } from '@probant/contract/quizzes/form'
import type { Quiz, SavedQuiz } from '@probant/contract/quizzes/quiz'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, Tx } from '#server/database/client.ts'
import { ONE_MOMENT } from '#server/database/transactions.ts'
import type { Examined, Rendering } from '#server/modules/questions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs, Refusal, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { QuizAccess } from './access.ts'
import { askedCount, following, frozen, placesIn, planOf } from './composition.ts'
import { knownQuizRepository } from './known/repository.ts'
import { editRefusal, statusAt } from './lifecycle.ts'
import { type Held, type Placing, placingRepository, type QuizPlacing } from './placings/repository.ts'
import { changeRefusal } from './policy.ts'
import { presentQuiz, presentSaved } from './present.ts'
import { readinessRefusal } from './readiness.ts'
import { quizRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
  rendering: Rendering
  access: QuizAccess
  examined: Examined
}

/** Writing a quiz. */
export function createQuizService(dependencies: Dependencies) {
  const { db, now, workspaces, usage, rendering, access, examined } = dependencies

  return {
    /** As it was at one moment, whoever saves meanwhile. */
    get: (actor: Actor, quizId: string): Promise<Quiz> =>
      db.transaction(async (tx) => {
        const { quiz, membership } = await access.authorizeToLook(tx, actor, quizId)
        return presentQuiz(quiz, await placingRepository(tx).listAsked(quizId), membership, now())
      }, ONE_MOMENT),

    /** A quiz that the form has named already, and that is there: the answer was lost, not the quiz. */
    create(
      actor: Actor,
      workspace: WorkspaceRef,
      { id, duplicateOf, ...draft }: QuizDraft & { id?: string; duplicateOf?: string },
    ): Promise<Quiz> {
      return failingAs('quizUpdateFailed', async () => {
        const prepared = await prepare(actor, draft)
        return db.transaction(async (tx) => {
          const membership = await workspaces.authorizeToCreate(tx, actor, workspace)
          const original = await seen(tx, actor, duplicateOf)
          return createIn(tx, membership, { ...prepared, id, duplicateOf: original })
        })
      })
    },

    /** A draft as it is kept; it takes its time, so it is not for a transaction to wait for. */
    prepare,

    /** For whoever makes more than the quiz in the same transaction. */
    createIn,

    /**
     * Saves what has changed; whatever is left out stays as it is. `revision` is the one the editor started from: nobody
     * overwrites what they have not seen.
     */
    update(
      actor: Actor,
      quizId: string,
      { revision, quiz: changes }: { revision: number; quiz: DraftChanges },
    ): Promise<SavedQuiz> {
      const { sections, instructions } = changes
      return failingAs('quizUpdateFailed', async () => {
        const rendered = instructions !== undefined && (await instructionsOf(actor, instructions))
        return db.transaction(async (tx) => {
          const { quiz, membership } = await access.authorizeAndLock(tx, actor, quizId)
          const at = now()
          allow(changeRefusal(membership, quiz))
          allow(editRefusal(quiz, at))
          ensure(quiz.revision === revision, 'quizChangedMeanwhile')
          refusePastStart(changes, quiz.startsAt, at)

          const written = {
            ...quiz,
            ...settingsOf({ ...quiz, ...changes }),
            ...rendered,
            ...(sections && headingsOf(sections)),
            updatedAt: at,
          }
          const places = sections && placesIn(sections)
          const before = places && (await placingRepository(tx).list(quizId))
          let placed: QuizPlacing[] | undefined
          if (statusAt(quiz, at) === 'active') {
            const held = places ? await lock(tx, membership, places, before) : await heldIn(tx, quizId)
            allow(readinessRefusal(planOf(written, held), at))
            // Whoever empties the start of an active quiz opens it now.
            written.startsAt ??= at
            placed = held.map(frozen)
          } else if (places && before) placed = await followed(tx, membership, places, before)

          await quizRepository(tx).save(quizId, written)
          if (placed && before) await placingRepository(tx).set(quizId, placed, before)
          return presentSaved({ ...written, revision: revision + 1 }, membership, at)
        })
      })
    },
  }

  async function prepare(actor: Actor, draft: QuizDraft): Promise<PreparedQuiz> {
    return { ...draft, ...(await instructionsOf(actor, draft.instructions)) }
  }

  async function createIn(
    tx: Tx,
    membership: Membership,
    { id, duplicateOf, ...quiz }: NamedQuiz,
  ): Promise<Quiz> {
    const at = now()
    // Of two at once with the same name, the second waits here and finds it.
    await usage.lock(tx, membership)
    const made = id && (await knownQuizRepository(tx).find(id))
    if (made) {
      ensure(
        made.workspaceId === membership.workspaceId && made.creatorId === membership.userId,
        'quizNotFound',
      )
      return present(tx, membership, made.id)
    }
    refusePastStart(quiz, null, at)

    const { periodStartsAt } = await usage.take(tx, membership, { kind: 'quizzes', adding: 1 })
    const held = await lock(tx, membership, placesIn(quiz.sections))
    const { instructions, instructionsHtml } = quiz
    const quizId = await quizRepository(tx).create({
      id,
      ...settingsOf(quiz),
      instructions,
      instructionsHtml,
      ...headingsOf(quiz.sections),
      workspaceId: membership.workspaceId,
      creatorId: membership.userId,
      countedForId: membership.userId,
      countedInPeriod: periodStartsAt,
      duplicateOf,
      status: 'draft',
      revision: 1,
      createdAt: at,
      updatedAt: at,
    })
    await placingRepository(tx).set(quizId, held.map(following), [])
    return present(tx, membership, quizId)
  }

  /** One that is gone meanwhile, or was never theirs to see, must not keep a copy from being saved. */
  async function seen(tx: Tx, actor: Actor, quizId: string | undefined): Promise<string | null> {
    const authorized = quizId ? await access.find(tx, actor, quizId) : undefined
    return authorized?.quiz.id ?? null
  }

  async function present(tx: Tx, membership: Membership, quizId: string): Promise<Quiz> {
    const quiz = await knownQuizRepository(tx).find(quizId, membership.userId)
    ensure(quiz, 'quizNotFound')
    return presentQuiz(quiz, await placingRepository(tx).listAsked(quizId), membership, now())
  }

  async function instructionsOf({ userId }: Actor, instructions: string) {
    if (!instructions) return { instructions, instructionsHtml: '' }
    const markdown = await rendering.markdownFor(userId, { texts: [instructions] })
    return { instructions, instructionsHtml: markdown.block(instructions) }
  }

  /** A draft follows the bank, so only questions that are new to it have to be looked up there. */
  async function followed(
    tx: Tx,
    membership: Membership,
    places: Placing[],
    before: Placing[],
  ): Promise<QuizPlacing[]> {
    const known = new Set(before.map(({ questionId }) => questionId))
    const added = await lock(
      tx,
      membership,
      places.filter(({ questionId }) => !known.has(questionId)),
    )
    const rows = new Map(added.map((held) => [held.questionId, following(held)]))
    return places.map((placing) => rows.get(placing.questionId) ?? { ...placing, frozen: null })
  }

  /** The questions of a form, in their places. Nobody puts in what they may not see; what was in stays. */
  async function lock(
    tx: Tx,
    membership: Membership,
    places: Placing[],
    before: Placing[] = [],
  ): Promise<Held[]> {
    const held = await placingRepository(tx).lock(membership.workspaceId, places)
    const there = new Set(before.map(({ questionId }) => questionId))
    const added = held.filter(({ questionId }) => !there.has(questionId))
    const hidden = await examined.among(
      tx,
      membership,
      added.map(({ questionId }) => questionId),
    )
    const known = new Set(held.map(({ questionId }) => questionId).filter((id) => !hidden.has(id)))
    const missing = places.filter(({ questionId }) => !known.has(questionId))
    if (missing.length > 0) throw foreignQuestions(membership, missing)
    return held
  }

  /** Those of a quiz as it asks them. */
  async function heldIn(tx: Tx, quizId: string): Promise<Held[]> {
    const asked = await placingRepository(tx).listAsked(quizId)
    return asked.map(({ questionId, section, position, points, scoring: _, ...question }) => ({
      questionId,
      section,
      position,
      points,
      question,
    }))
  }
}

/** For whoever has to know what the clock makes of a quiz. */
export { canBegin, phaseAt, statusAt } from './lifecycle.ts'

export type QuizService = ReturnType<typeof createQuizService>

/** What a creator wrote, with the HTML of its instructions. */
type PreparedQuiz = QuizDraft & { instructionsHtml: string }
type NamedQuiz = PreparedQuiz & { id?: string; duplicateOf?: string | null }

interface Settings
  extends Pick<QuizDraft, 'title' | 'language' | 'timeZone' | 'durationMinutes' | 'options'> {
  startsAt: string | Date | null
  endsAt: string | Date | null
}

/** What a form says of the quiz itself, as rows keep it. */
function settingsOf({ title, language, startsAt, endsAt, timeZone, durationMinutes, options }: Settings) {
  const window = { startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) }
  return { title, language, ...window, timeZone, durationMinutes, options }
}

function headingsOf(sections: QuizDraft['sections']) {
  return {
    sections: sections.map(({ title, draw }) => ({ title, draw })),
    questionCount: askedCount(sections),
  }
}

/** Each at its place, so that it can be found among hundreds and taken out. */
function foreignQuestions({ kind }: Membership, missing: { section: number; position: number }[]): Refusal {
  const name = kind === 'personal' ? 'onlyPersonalQuestions' : 'questionNotInOrganization'
  const places = missing.map(({ section, position }) => [`sections.${section}.questions.${position}`, name])
  return new Refusal(name, { fields: Object.fromEntries(places) })
}

/** A start is looked at when it is set or changed; one that has come meanwhile is no mistake. */
function refusePastStart({ startsAt }: DraftChanges, before: Date | null, now: Date): void {
  const start = dateOf(startsAt ?? null)
  if (start && start.getTime() !== before?.getTime() && start <= now) refuseField('startsAt', 'startInPast')
}

function dateOf(instant: string | Date | null): Date | null {
  return instant === null ? null : new Date(instant)
}
