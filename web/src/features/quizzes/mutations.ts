import type { RequestOf } from '@probant/contract/endpoint'
import { withdrawParticipants } from '@probant/contract/participants/inviting'
import { type QuizChanges, quizFormSchema } from '@probant/contract/quizzes/form'
import {
  createQuiz,
  deactivateQuiz,
  deleteQuiz,
  endQuiz,
  publishQuiz,
  updateQuiz,
} from '@probant/contract/quizzes/life'
import type { Quiz, SavedQuiz } from '@probant/contract/quizzes/quiz'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { documentOf, formOf, type QuizDocument, writtenSections } from './editing/document.ts'
import { sizeOf } from './editing/document-plan.ts'
import { quizKeys } from './queries.ts'

export function useCreateQuiz() {
  const remember = useRemember()
  return useMutation({
    mutationFn: (body: RequestOf<typeof createQuiz>['body']) => request(createQuiz, { body }),
    onSuccess: (quiz) => remember(quiz),
  })
}

export interface Save {
  /** The one that the edit started from. */
  before: Quiz
  document: QuizDocument
}

/** Sends what has changed, and no more; answers with the quiz as it is then. */
export function useUpdateQuiz() {
  const remember = useRemember()
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
      remember(quiz, isComposed ? [quizKeys.lists, QUESTIONS] : [quizKeys.lists])
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

export function usePublishQuiz() {
  const remember = useRemember()
  return useMutation({
    mutationFn: ({ id, revision }: Pick<Quiz, 'id' | 'revision'>) =>
      request(publishQuiz, { params: { quizId: id }, body: { revision } }),
    onSuccess: (quiz) => remember(quiz),
  })
}

/** What becomes of those who are invited when a quiz is taken back. */
export const INVITATION_FATES = ['keep', 'withdraw', 'tell'] as const
export type InvitationFate = (typeof INVITATION_FATES)[number]

export function useDeactivateQuiz() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id: quizId, invitations }: { id: string; invitations: InvitationFate }) => {
      const params = { quizId }
      if (invitations !== 'keep') {
        const body = { takeBack: true, tell: invitations === 'tell' }
        return request(withdrawParticipants, { params, body })
      }
      await request(deactivateQuiz, { params })
      return { untold: 0 }
    },
    meta: { failed: 'operationFailed' },
    onSuccess: () => {
      for (const queryKey of [quizKeys.all, ['participants'], ['groups'], ['usage'], ['questions']]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
}

export function useEndQuiz() {
  const remember = useRemember()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Quiz, 'id'>) => request(endQuiz, { params: { quizId: id } }),
    meta: { failed: 'operationFailed' },
    onSuccess: (quiz) => {
      remember(quiz)
      // Whoever was at work has handed in with it.
      void queryClient.invalidateQueries({ queryKey: quizKeys.grading(quiz.id) })
    },
  })
}

export function useDeleteQuiz() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Quiz, 'id'>) => request(deleteQuiz, { params: { quizId: id } }),
    meta: { failed: 'operationFailed' },
    // Also where it was refused: then it is published by now, or gone already.
    onSettled: () => {
      for (const queryKey of STALE) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** The answer is the quiz as it is now; lists, what is used up, and where questions are used have changed with it. */
function useRemember() {
  const queryClient = useQueryClient()
  return (quiz: Quiz, stale: readonly (readonly string[])[] = STALE) => {
    queryClient.setQueryData(quizKeys.one(quiz.id), quiz)
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey: [...quizKeys.one(quiz.id), 'paper'] })
    void queryClient.invalidateQueries({ queryKey: [...quizKeys.one(quiz.id), 'answer-key'] })
  }
}

const QUESTIONS = ['questions']
const STALE = [quizKeys.lists, ['usage'], QUESTIONS]
