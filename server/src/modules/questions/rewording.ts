import type { BankRefusal } from '@probant/contract/quizzes/wording'
import type { Tx } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { isSame, snapshotOf, type Written } from './editing.ts'
import { editRefusal } from './policy.ts'
import { type QuestionSnapshot, questionRepository } from './repository.ts'

interface Dependencies {
  now: Now
  workspaces: WorkspaceService
}

interface Rewording {
  questionId: string
  /** The quiz whose copy is corrected. */
  quizId: string
  /** That copy, before and after. */
  before: QuestionSnapshot
  after: Written
}

/** A typo that is corrected in a quiz is corrected in the bank, too, where that is asked and still about the same. */
export function createRewording({ now, workspaces }: Dependencies) {
  return {
    /** As a revision like any other; answers why not. The quiz that it is corrected in does not stand in the way. */
    async reword(tx: Tx, actor: Actor, rewording: Rewording): Promise<BankRefusal | null> {
      const { questionId, quizId, before, after } = rewording
      const at = now()
      const questions = questionRepository(tx, at)
      const known = await questions.findForUpdate(questionId)
      const membership = known && (await workspaces.findById(tx, actor, known.question.workspaceId))
      if (!membership) return 'questionChangedMeanwhile'
      const isBeingAsked = await questions.isBeingAskedElsewhere(questionId, quizId)
      const broken = editRefusal(membership, { ...known, isBeingAsked })
      if (broken) return broken
      if (!isSame(known.question, before)) return 'questionChangedMeanwhile'

      const { revision } = known.question
      const question = snapshotOf(known.question)
      await questions.addRevisions([{ questionId, revision, editorId: actor.userId, at, question }])
      await questions.update([questionId], { ...after, updatedAt: at })
      return null
    },
  }
}
