import type { QuestionRevision } from '@probant/contract/questions/history'
import type { Question } from '@probant/contract/questions/question'
import type { Membership } from '#server/modules/workspaces/index.ts'
import { snapshotOf } from './editing.ts'
import { deletionRefusal, editRefusal } from './policy.ts'
import type { KnownQuestion, RevisionRow } from './repository.ts'

/** A question as whoever stands in `place` sees it: with what they may do about it. */
export function presentQuestion(known: KnownQuestion, membership: Membership): Question {
  const { question, creatorName, quizCount } = known
  const { id, origin, source, sourceSentence, revision, creatorId, createdAt, updatedAt } = question
  const whyNot = {
    edit: editRefusal(membership, known) ?? null,
    delete: deletionRefusal(membership, known) ?? null,
  }
  return {
    id,
    ...snapshotOf(question),
    origin,
    source,
    sourceSentence,
    quizCount,
    revision,
    creator: creatorId === null ? null : { id: creatorId, name: creatorName ?? '' },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    can: { edit: !whyNot.edit, delete: !whyNot.delete },
    whyNot,
  }
}

/**
 * Newest first, beginning with what it is now. A kept revision knows who replaced it, and when: that is who made the
 * one after it.
 */
export function presentRevisions(
  { question, creatorName }: KnownQuestion,
  replaced: { revision: RevisionRow; editorName: string | null }[],
): QuestionRevision[] {
  const states = [
    question,
    ...replaced.map(({ revision }) => ({ ...revision.question, revision: revision.revision })),
  ]
  // Of the oldest of very many nobody knows any more who made it.
  const known = states.filter((state, index) => replaced[index] || state.revision === 1)
  return known.map((state, index) => {
    const made = replaced[index]
    return {
      revision: state.revision,
      editor: made ? made.editorName : creatorName,
      at: (made?.revision.at ?? question.createdAt).toISOString(),
      question: snapshotOf(state),
    }
  })
}
