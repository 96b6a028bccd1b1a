import type { RequestOf } from '@probant/contract/endpoint'
import { type QuizChanges, quizFormSchema } from '@probant/contract/quizzes/form'
import { createQuiz, updateQuiz } from '@probant/contract/quizzes/life'
import type { Quiz, SavedQuiz } from '@probant/contract/quizzes/quiz'
import { useMutation } from '@tanstack/react-query'
import { useRememberQuiz } from '#web/features/quizzes/mutations.ts'
import { quizKeys } from '#web/features/quizzes/queries.ts'
import { request } from '#web/lib/api-client.ts'
import { documentOf, formOf, type QuizDocument, writtenSections } from './document/document.ts'
import { sizeOf } from './document/plan.ts'

export function useCreateQuiz() {
  const remember = useRememberQuiz()
  return useMutation({
    mutationFn: (body: RequestOf<typeof createQuiz>['body']) => request(createQuiz, { body }),
    onSuccess: (quiz) => remember(quiz),
  })
}

interface Save {
  /** The one that the edit started from. */
  before: Quiz
  document: QuizDocument
}

/** Sends what has changed, and no more; answers with the quiz as it is then. */
export function useUpdateQuiz() {
  const remember = useRememberQuiz()
  return useMutation({
    mutationFn: async ({ before, document }: Save) => {
      const quiz = changesOf(before, document)
      if (Object.keys(quiz).length === 0) return before
      const { id: quizId, revision } = before
      const saved = await request(updateQuiz, { params: { quizId }, body: { revision, quiz } })
      return afterSave(before, document, saved)
    },
    // Nothing is used up by it; and where questions are used has changed only with them.
    onSuccess: (quiz, { before, document }) => {
      const isComposed = changesOf(before, document).sections !== undefined
      remember(quiz, isComposed ? [quizKeys.lists, ['questions']] : [quizKeys.lists])
    },
  })
}

/** What an edit has to send: the fields of the form that are not as the server has them. */
export function changesOf(before: Quiz, document: QuizDocument): QuizChanges {
  const [known, written] = [formOf(documentOf(before)), formOf(document)]
  const names = Object.keys(written) as (keyof typeof written)[]
  const changed = names.filter((name) => JSON.stringify(written[name]) !== JSON.stringify(known[name]))
  return Object.fromEntries(changed.map((name) => [name, written[name]]))
}

/** The quiz as the server has it after the save: its answer tells only what the page can't know. */
export function afterSave(before: Quiz, document: QuizDocument, saved: SavedQuiz): Quiz {
  const tidied = quizFormSchema.parse(formOf(document))
  const written = writtenSections(document.blocks)
  let number = 0
  const sections = tidied.sections.map(({ title, draw }, index) => {
    const questions = written[index]?.questions ?? []
    return {
      title,
      draw,
      questions: questions.map(({ question, points }) => ({ ...question, points, number: ++number })),
    }
  })
  return { ...before, ...tidied, ...saved, sections, totalPoints: sizeOf(document.blocks).totalPoints }
}
