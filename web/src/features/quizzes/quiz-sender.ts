import { type QuizForm, quizFormSchema } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { documentOf, formOf, type QuizDocument } from './editing/document.ts'
import type { Save } from './mutations.ts'
import { isChangedMeanwhile, isPassing } from './save-outcome.ts'

interface SenderOptions {
  /** As the server knows it by now. */
  known: () => Quiz | undefined
  learn: (quiz: Quiz) => void
  /** The id of a quiz that was never saved. */
  newId: () => string
  create: (quiz: QuizForm & { id: string }) => Promise<Quiz>
  /** Sends what has changed since `before`; answers with the quiz as it is then. */
  update: (save: Save) => Promise<Quiz>
  read: (quizId: string) => Promise<Quiz>
}

const FIRST_REVISION = 1

/** Saves a document so that an answer which was lost on the way makes neither a second quiz nor a conflict. */
export function createQuizSender({ known, learn, newId, create, update, read }: SenderOptions) {
  /** Sent, and nobody knows what became of it. */
  let unanswered: QuizDocument[] = []

  /** Answers with the quiz where an earlier try has made it, with something else in it. */
  async function begin(document: QuizDocument): Promise<Quiz | undefined> {
    const created = await create({ ...formOf(document), id: newId() })
    const isDone = isStoredAs(created, document)
    // If somebody has gone on with it since, that is not overwritten unseen.
    const begun = isDone ? created : { ...created, revision: FIRST_REVISION }
    learn(begun)
    return isDone ? undefined : begun
  }

  async function save(document: QuizDocument): Promise<void> {
    const before = known() ?? (await begin(document))
    if (!before) return
    try {
      learn(await update({ before, document }))
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const newer = await read(before.id)
      const isOwn = [...unanswered, document].some((sent) => isStoredAs(newer, sent))
      if (!isOwn) throw error
      learn(newer)
      if (!isStoredAs(newer, document)) learn(await update({ before: newer, document }))
    }
  }

  return async (document: QuizDocument): Promise<void> => {
    try {
      await save(document)
      unanswered = []
    } catch (error) {
      if (isPassing(error)) unanswered = [...unanswered, document]
      throw error
    }
  }
}

/** Is that what became of what was sent? The server tidies it, and says when a quiz that is open opened. */
function isStoredAs(quiz: Quiz, document: QuizDocument): boolean {
  const sent = quizFormSchema.safeParse(formOf(document)).data
  const stored = quizFormSchema.safeParse(formOf(documentOf(quiz))).data
  if (!sent || !stored) return false
  const startsAt = quiz.status === 'draft' ? sent.startsAt : (sent.startsAt ?? stored.startsAt)
  return JSON.stringify({ ...sent, startsAt }) === JSON.stringify(stored)
}
