import type { ErrorName } from '@probant/contract/errors'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { QuestionRevision } from '@probant/contract/questions/history'
import type { Question } from '@probant/contract/questions/question'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { copyOf, isSame, snapshotOf, textsOf, type Written, written } from './editing.ts'
import type { Examined } from './examined.ts'
import { deletionRefusal, editRefusal, useRefusal } from './policy.ts'
import { presentQuestion, presentRevisions } from './present.ts'
import type { Rendering } from './rendering.ts'
import { type Asked, type KnownQuestion, type QuestionRow, questionRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
  rendering: Rendering
  examined: Examined
}

/** One question at a time: writing it, changing it, and what it was before. */
export function createQuestionService({ db, now, workspaces, usage, rendering, examined }: Dependencies) {
  const questionsIn = (tx: DbOrTx) => questionRepository(tx, now())

  return {
    async get(actor: Actor, questionId: string, tx: DbOrTx = db): Promise<Question> {
      const known = await questionsIn(tx).find(questionId)
      return presentQuestion(...(await authorizeBeside(tx, actor, known)))
    },

    /** Those of these that the caller may see, by id. */
    async getAll(actor: Actor, questionIds: string[], tx: DbOrTx = db): Promise<Map<string, Question>> {
      const found = await questionsIn(tx).list(questionIds)
      const shown = new Map<string, Question>()
      for (const [workspaceId, within] of Map.groupBy(found, ({ question }) => question.workspaceId)) {
        const membership = await workspaces.findById(tx, actor, workspaceId)
        if (!membership) continue
        const hidden = await examined.among(tx, membership, questionIds)
        for (const known of within.filter(({ question }) => !hidden.has(question.id)))
          shown.set(known.question.id, presentQuestion(known, membership))
      }
      return shown
    },

    create(actor: Actor, workspace: WorkspaceRef, draft: QuestionDraft): Promise<Question> {
      return failingAs('questionCreateFailed', async () => {
        const text = await rendered(actor.userId, draft)
        return db.transaction(async (tx) => {
          const membership = await workspaces.authorizeToCreate(tx, actor, workspace)

          await usage.take(tx, membership, { kind: 'manualQuestions', adding: 1 })
          return save(tx, membership, { ...text, origin: 'manual' })
        })
      })
    },

    /** A copy beside it, by whoever copies it. */
    duplicate(actor: Actor, questionId: string): Promise<Question> {
      return failingAs('questionCreateFailed', () =>
        db.transaction(async (tx) => {
          const [{ question }, membership] = await authorizeBeside(
            tx,
            actor,
            await questionsIn(tx).find(questionId),
          )
          workspaces.ensureActive(membership)

          await usage.take(tx, membership, { kind: 'manualQuestions', adding: 1 })
          return save(tx, membership, { ...copyOf(question), origin: 'manual' })
        }),
      )
    },

    /** `revision` is the one the editor started from: nobody overwrites what they have not seen. */
    update(
      actor: Actor,
      questionId: string,
      { revision, question: draft }: { revision: number; question: QuestionDraft },
    ): Promise<Question> {
      return failingAs('questionUpdateFailed', async () => {
        const text = await rendered(actor.userId, draft)
        return db.transaction(async (tx) => {
          const questions = questionsIn(tx)
          const [known, membership] = await authorizeBeside(
            tx,
            actor,
            await questions.findForUpdate(questionId),
          )
          const { question } = known
          allow(editRefusal(membership, known))
          ensure(question.revision === revision, 'questionChangedMeanwhile')

          if (isSame(question, text)) return presentQuestion(known, membership)

          const at = now()
          await questions.addRevisions([
            { questionId, revision, editorId: actor.userId, at, question: snapshotOf(question) },
          ])
          const [changed] = await questions.update([questionId], { ...text, updatedAt: at })
          return presentQuestion({ ...known, question: changed ?? question }, membership)
        })
      })
    },

    /**
     * What turned out to be wrong in a quiz is corrected here too, as a revision like any other; answers why not where the
     * rules of the bank are against it, or `correct` knows no longer what it is about.
     */
    async correct(
      tx: Tx,
      actor: Actor,
      questionId: string,
      correct: (content: QuestionRow['content']) => QuestionRow['content'] | undefined,
    ): Promise<ErrorName | undefined> {
      const questions = questionsIn(tx)
      const [known, membership] = await authorizeBeside(tx, actor, await questions.findForUpdate(questionId))
      const { question } = known
      const broken = editRefusal(membership, known)
      if (broken) return broken
      const content = correct(question.content)
      if (!content) return 'questionChangedMeanwhile'
      if (isSame(question, { ...question, content })) return undefined

      const { revision } = question
      const at = now()
      await questions.addRevisions([
        { questionId, revision, editorId: actor.userId, at, question: snapshotOf(question) },
      ])
      await questions.update([questionId], { content, updatedAt: at })
    },

    async delete(actor: Actor, questionId: string): Promise<void> {
      await failingAs('questionDeleteFailed', () =>
        db.transaction(async (tx) => {
          const questions = questionsIn(tx)
          const [known, membership] = await authorizeBeside(
            tx,
            actor,
            await questions.findForUpdate(questionId),
          )
          allow(deletionRefusal(membership, known))
          await questions.delete([questionId])
        }),
      )
    },

    async listRevisions(actor: Actor, questionId: string): Promise<QuestionRevision[]> {
      const [known] = await authorizeBeside(db, actor, await questionsIn(db).find(questionId))
      const replaced = await questionsIn(db).listRevisions(questionId, MOST_REVISIONS)
      return presentRevisions(known, replaced)
    },

    /** A draft as it is kept; it takes its time, so it is not for a transaction to wait for. */
    prepare: ({ userId }: Pick<Membership, 'userId'>, draft: QuestionDraft): Promise<Written> =>
      rendered(userId, draft),

    /** Whoever generates has reserved the quota before; with an id where it was there once. */
    saveGenerated: (
      tx: Tx,
      membership: Membership,
      prepared: Generated & { id?: string },
    ): Promise<Question> => save(tx, membership, { ...prepared, origin: 'generated' }),

    /** What the workspace asks about a subject already, newest first. */
    askedOn: (tx: DbOrTx, { workspaceId }: Membership, subject: string): Promise<Asked[]> =>
      questionsIn(tx).listOn(workspaceId, subject, MOST_ASKED),

    /** A generated one that its creator doesn't want; what it took stays taken. Answers what it was. */
    async deleteGenerated(tx: Tx, { workspaceId }: Membership, questionId: string): Promise<Generated> {
      const questions = questionsIn(tx)
      const [known] = await questions.listInForUpdate(workspaceId, [questionId])
      ensure(known?.question.origin === 'generated', 'questionNotFound')
      allow(useRefusal(known))
      await questions.delete([questionId])
      const { fingerprint, originalId, source, sourceSentence } = known.question
      return { ...snapshotOf(known.question), fingerprint, originalId, source, sourceSentence }
    },
  }

  async function rendered(userId: string, draft: QuestionDraft): Promise<Written> {
    return written(draft, await rendering.markdownFor(userId, textsOf(draft)))
  }

  async function save(
    tx: Tx,
    membership: Membership,
    text: Written & Pick<QuestionRow, 'origin'> & Partial<Sourced & { id: string }>,
  ) {
    const at = now()
    const about = { workspaceId: membership.workspaceId, creatorId: membership.userId, revision: 1 }
    const row = { ...text, ...about, createdAt: at, updatedAt: at }
    const [question] = await questionsIn(tx).create([row])
    const known = question && (await questionsIn(tx).find(question.id))
    if (!known) throw new Error('the question was not saved')
    // One that comes back may be examined by now, as a copy.
    if (text.id) ensure((await examined.among(tx, membership, [text.id])).size === 0, 'questionNotFound')
    return presentQuestion(known, membership)
  }

  /** Where a question is. One that is nowhere, and one of a workspace that the caller may not enter, are the same. */
  async function authorizeBeside(
    tx: DbOrTx,
    actor: Actor,
    known: KnownQuestion | undefined,
  ): Promise<[KnownQuestion, Membership]> {
    const membership = known && (await workspaces.findById(tx, actor, known.question.workspaceId))
    ensure(membership, 'questionNotFound')
    const hidden = await examined.among(tx, membership, [known.question.id])
    ensure(hidden.size === 0, 'questionNotFound')
    return [known, membership]
  }
}

export type QuestionService = ReturnType<typeof createQuestionService>

/** `builtin:facts`, `llm:provider/model` …, and the sentence that it rests on. */
type Sourced = Pick<QuestionRow, 'source' | 'sourceSentence'> & Partial<Pick<QuestionRow, 'originalId'>>
type Generated = Written & Sourced

const MOST_REVISIONS = 100
const MOST_ASKED = 5000
