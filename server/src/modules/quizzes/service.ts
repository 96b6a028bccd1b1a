import type { QuizDraft } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, Tx } from '#server/database/client.ts'
import type { Rendering } from '#server/modules/questions/rendering.ts'
import type { UsageService } from '#server/modules/usage/service.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/service.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs, Refusal, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { askedCount, following, frozen, placesIn, planOf } from './composition.ts'
import type { QuizEntrance } from './entrance.ts'
import { editRefusal, statusAt } from './lifecycle.ts'
import { type Held, placingRepository } from './placings/repository.ts'
import { changeRefusal } from './policy.ts'
import { presentQuiz } from './present.ts'
import { readinessRefusal } from './readiness.ts'
import { type QuizRow, quizRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
  rendering: Rendering
  entrance: QuizEntrance
}

/** Writing a quiz. */
export function createQuizService({ db, now, workspaces, usage, rendering, entrance }: Dependencies) {
  return {
    /** As it was at one moment, whoever saves meanwhile. */
    get: (actor: Actor, quizId: string): Promise<Quiz> =>
      db.transaction(async (tx) => {
        const { quiz, place } = await entrance.enterToLook(tx, actor, quizId)
        return presentQuiz(quiz, await placingRepository(tx).listAsked(quizId), place, now())
      }, ONE_MOMENT),

    /** A quiz that the form has named already, and that is there: the answer was lost, not the quiz. */
    create(
      actor: Actor,
      workspace: WorkspaceRef,
      { id, ...draft }: QuizDraft & { id?: string },
    ): Promise<Quiz> {
      return failingAs('quizUpdateFailed', async () => {
        const text = await written(actor, draft)
        return db.transaction(async (tx) => {
          const place = await workspaces.enterToCreate(tx, actor, workspace)
          const at = now()
          // Of two at once with the same name, the second waits here and finds it.
          await usage.hold(tx, place)
          const made = id && (await quizRepository(tx).find(id))
          if (made) {
            ensure(made.workspaceId === place.workspaceId && made.creatorId === place.userId, 'quizNotFound')
            return present(tx, actor, made.id)
          }
          refusePastStart(draft, null, at)

          const { periodStartsAt } = await usage.take(tx, place, { kind: 'quizzes', adding: 1 })
          const held = await hold(tx, place, draft)
          const quizId = await quizRepository(tx).create({
            id,
            ...text,
            workspaceId: place.workspaceId,
            creatorId: place.userId,
            countedForId: place.userId,
            countedInPeriod: periodStartsAt,
            status: 'draft',
            revision: 1,
            createdAt: at,
            updatedAt: at,
          })
          await placingRepository(tx).set(quizId, held.map(following))
          return present(tx, actor, quizId)
        })
      })
    },

    /** `revision` is the one the editor started from: nobody overwrites what they have not seen. */
    update(
      actor: Actor,
      quizId: string,
      { revision, quiz: draft }: { revision: number; quiz: QuizDraft },
    ): Promise<Quiz> {
      return failingAs('quizUpdateFailed', async () => {
        const text = await written(actor, draft)
        return db.transaction(async (tx) => {
          const { quiz, place } = await entrance.enterAlone(tx, actor, quizId)
          const at = now()
          allow(changeRefusal(place, quiz))
          allow(editRefusal(quiz, at))
          ensure(quiz.revision === revision, 'quizChangedMeanwhile')
          refusePastStart(draft, quiz.startsAt, at)

          const held = await hold(tx, place, draft)
          const isActive = statusAt(quiz, at) === 'active'
          if (isActive) allow(readinessRefusal(planOf(draft, held), at))

          // Whoever empties the start of an active quiz opens it now.
          const startsAt = text.startsAt ?? (isActive ? at : null)
          await quizRepository(tx).update(quizId, { ...text, startsAt, updatedAt: at })
          await placingRepository(tx).set(quizId, isActive ? held.map(frozen) : held.map(following))
          return present(tx, actor, quizId)
        })
      })
    },
  }

  async function present(tx: Tx, actor: Actor, quizId: string): Promise<Quiz> {
    const { quiz, place } = await entrance.enter(tx, actor, quizId)
    return presentQuiz(quiz, await placingRepository(tx).listAsked(quizId), place, now())
  }

  /** What the form says of the quiz itself. */
  async function written({ userId }: Actor, draft: QuizDraft) {
    const { title, language, timeZone, durationMinutes, instructions, sections, options } = draft
    const markdown = await rendering.markdownFor(userId, { texts: [instructions] })
    return {
      title,
      language,
      startsAt: dateOf(draft.startsAt),
      endsAt: dateOf(draft.endsAt),
      timeZone,
      durationMinutes,
      instructions,
      instructionsHtml: instructions && markdown.block(instructions),
      sections: sections.map(({ title, draw }) => ({ title, draw })),
      options,
      questionCount: askedCount(sections),
    } satisfies Partial<QuizRow>
  }

  /** The questions of the form, in their places. */
  async function hold(tx: Tx, place: Place, { sections }: QuizDraft): Promise<Held[]> {
    const places = placesIn(sections)
    const held = await placingRepository(tx).hold(place.workspaceId, places)
    const known = new Set(held.map(({ questionId }) => questionId))
    const missing = places.filter(({ questionId }) => !known.has(questionId))
    if (missing.length > 0) throw foreignQuestions(place, missing)
    return held
  }
}

/** For whoever has to know what the clock makes of a quiz. */
export { phaseAt, statusAt } from './lifecycle.ts'

export type QuizService = ReturnType<typeof createQuizService>

/** Each at its place, so that it can be found among hundreds and taken out. */
function foreignQuestions({ kind }: Place, missing: { section: number; position: number }[]): Refusal {
  const name = kind === 'personal' ? 'onlyPersonalQuestions' : 'questionNotInOrganization'
  const places = missing.map(({ section, position }) => [`sections.${section}.questions.${position}`, name])
  return new Refusal(name, { fields: Object.fromEntries(places) })
}

const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** A start is looked at when it is set or changed; one that has come meanwhile is no mistake. */
function refusePastStart({ startsAt }: QuizDraft, before: Date | null, now: Date): void {
  const start = dateOf(startsAt)
  if (start && start.getTime() !== before?.getTime() && start <= now) refuseField('startsAt', 'startInPast')
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
