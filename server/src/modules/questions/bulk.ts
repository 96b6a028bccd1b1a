import { ERRORS, type ErrorName } from '@probant/contract/errors'
import type { Locale } from '@probant/contract/locales'
import type { changeQuestions } from '@probant/contract/questions/bank'
import { errorSentence } from '@probant/contract/sentences'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { copyOf, snapshotOf } from './editing.ts'
import type { Examined } from './examined.ts'
import { deletionRefusal, editRefusal } from './policy.ts'
import { type KnownQuestion, type QuestionRow, questionRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
  examined: Examined
}

type Change = z.output<typeof changeQuestions.schema.body>
type Report = z.output<(typeof changeQuestions)['schema']['response'][200]>

interface BulkCall {
  actor: Actor
  workspace: WorkspaceRef
  /** In which the report says why not. */
  locale: Locale
}

/** The same to several questions of one workspace, in one transaction. */
export function createQuestionBulk({ db, now, workspaces, usage, examined }: Dependencies) {
  const questionsIn = (tx: Tx) => questionRepository(tx, now())

  return {
    change({ actor, workspace, locale }: BulkCall, change: Change): Promise<Report> {
      return failingAs('questionUpdateFailed', () =>
        db.transaction(async (tx) => {
          if (change.action === 'duplicate') return duplicate(tx, actor, workspace, change.questionIds)

          const membership = await workspaces.authorize(tx, actor, workspace)
          if (change.action !== 'delete') workspaces.ensureActive(membership)
          const questionIds = [...new Set(change.questionIds)]
          const shown = await withoutExamined(tx, membership, questionIds)
          const found = await questionsIn(tx).listInForUpdate(membership.workspaceId, shown)
          ensureAllFound(membership, questionIds, found)

          const rule = change.action === 'delete' ? deletionRefusal : editRefusal
          const { allowed, refused } = sorted(found, (known) => rule(membership, known))
          if (change.action === 'delete') await questionsIn(tx).delete(idsOf(allowed))
          else await set(tx, actor, allowed, settingOf(change))

          return {
            done: idsOf(allowed),
            refused: refused.map(({ questionId, name }) => ({
              questionId,
              code: ERRORS[name].code,
              message: errorSentence(locale, name),
            })),
          }
        }),
      )
    },
  }

  /** All or none: whoever copies a set wants the set. */
  async function duplicate(tx: Tx, actor: Actor, workspace: WorkspaceRef, asked: string[]): Promise<Report> {
    const membership = await workspaces.authorizeToCreate(tx, actor, workspace)
    const questionIds = [...new Set(asked)]
    const shown = await withoutExamined(tx, membership, questionIds)
    const found = await questionsIn(tx).listIn(membership.workspaceId, shown)
    ensureAllFound(membership, questionIds, found)

    await usage.take(tx, membership, { kind: 'manualQuestions', adding: found.length, isBulk: true })
    const at = now()
    const { workspaceId, userId } = membership
    const about = {
      workspaceId,
      creatorId: userId,
      origin: 'manual',
      revision: 1,
      createdAt: at,
      updatedAt: at,
    } as const
    await questionsIn(tx).create(found.map(({ question }) => ({ ...copyOf(question), ...about })))
    return { done: questionIds, refused: [] }
  }

  async function withoutExamined(tx: Tx, membership: Membership, questionIds: string[]): Promise<string[]> {
    const hidden = await examined.among(tx, membership, questionIds)
    return questionIds.filter((questionId) => !hidden.has(questionId))
  }

  /** What is so already gets no revision. */
  async function set(tx: Tx, actor: Actor, rows: QuestionRow[], setting: Setting): Promise<void> {
    const [[column, value] = []] = Object.entries(setting)
    const changing = rows.filter((row) => row[column as keyof Setting] !== value)
    const at = now()
    await questionsIn(tx).addRevisions(
      changing.map((row) => ({
        questionId: row.id,
        revision: row.revision,
        editorId: actor.userId,
        at,
        question: snapshotOf(row),
      })),
    )
    await questionsIn(tx).update(idsOf(changing), { ...setting, updatedAt: at })
  }
}

type Setting = Partial<Pick<QuestionRow, 'subject' | 'difficulty'>>

function settingOf(change: Extract<Change, { action: 'setSubject' | 'setDifficulty' }>): Setting {
  return change.action === 'setSubject' ? { subject: change.subject } : { difficulty: change.difficulty }
}

/** All or none: whoever asks for a set wants the set. */
export function ensureAllFound({ kind }: Membership, asked: string[], found: unknown[]): void {
  ensure(
    found.length === asked.length,
    kind === 'organization' ? 'questionNotInOrganization' : 'onlyPersonalQuestions',
  )
}

function sorted(found: KnownQuestion[], refusalOf: (known: KnownQuestion) => ErrorName | undefined) {
  const judged = found.map((known) => ({ question: known.question, name: refusalOf(known) }))
  return {
    allowed: judged.flatMap(({ question, name }) => (name ? [] : [question])),
    refused: judged.flatMap(({ question, name }) => (name ? [{ questionId: question.id, name }] : [])),
  }
}

function idsOf(questions: QuestionRow[]): string[] {
  return questions.map(({ id }) => id)
}
