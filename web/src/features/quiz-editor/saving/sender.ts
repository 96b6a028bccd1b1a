import { quizFormSchema } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { onlineManager } from '@tanstack/react-query'
import { currentLocale } from '#web/i18n/i18n.ts'
import { isRefused } from '#web/lib/api-error.ts'
import { documentOf, formOf, type QuizDocument } from '../document/document.ts'
import { issuesOf } from '../document/issues.ts'
import { type Outcome, outcomeOf, wasRefused } from './outcome.ts'

interface Calls {
  /** Answers with the quiz as it is where an earlier call has made it. */
  create: (document: QuizDocument, id: string) => Promise<Quiz>
  /** Sends what has changed since `before`. */
  update: (save: { before: Quiz; document: QuizDocument }) => Promise<Quiz>
  read: (quizId: string) => Promise<Quiz>
  /** Shows a refusal for a limit and answers true. */
  showLimit: (error: unknown) => boolean
}

/** What the server knows it by: the quiz, or the id that it is to have. */
export interface Known {
  id: string
  quiz: Quiz | undefined
}

const FIRST_REVISION = 1

/** One try to save, so that an answer which was lost on the way makes neither a second quiz nor a conflict. */
export function createSender({ create, update, read, showLimit }: Calls) {
  /** Sent, and nobody knows what became of it. */
  let unanswered: QuizDocument[] = []

  async function make(document: QuizDocument, id: string): Promise<Quiz> {
    const quiz = await create(document, id)
    if (isStoredAs(quiz, document)) return quiz
    // If somebody has gone on with it since an earlier try, that is not overwritten unseen.
    return change(document, { ...quiz, revision: FIRST_REVISION })
  }

  async function change(document: QuizDocument, before: Quiz): Promise<Quiz> {
    try {
      return await update({ before, document })
    } catch (error) {
      if (!isRefused(error, 'quizChangedMeanwhile')) throw error
      const newer = await read(before.id)
      const isOwn = [...unanswered, document].some((sent) => isStoredAs(newer, sent))
      if (!isOwn) throw error
      return isStoredAs(newer, document) ? newer : update({ before: newer, document })
    }
  }

  return async (document: QuizDocument, { id, quiz: known }: Known): Promise<Outcome> => {
    try {
      const fields = issuesOf(document, currentLocale())
      if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
      // Otherwise it would wait in silence until there is a connection.
      if (!onlineManager.isOnline()) return { kind: 'unreachable', isOffline: true }
      const quiz = await (known ? change(document, known) : make(document, id))
      unanswered = []
      return { kind: 'saved', quiz }
    } catch (error) {
      if (!wasRefused(error)) unanswered = [...unanswered, document]
      return outcomeOf(error, showLimit)
    }
  }
}

/** Is that what became of what was sent? The server tidies it, and says when a quiz that is open opened. */
export function isStoredAs(quiz: Quiz, document: QuizDocument): boolean {
  const sent = quizFormSchema.safeParse(formOf(document)).data
  const stored = quizFormSchema.safeParse(formOf(documentOf(quiz))).data
  if (!sent || !stored) return false
  const startsAt = quiz.status === 'draft' ? sent.startsAt : (sent.startsAt ?? stored.startsAt)
  return JSON.stringify({ ...sent, startsAt }) === JSON.stringify(stored)
}
