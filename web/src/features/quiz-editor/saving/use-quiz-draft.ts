import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { type Change, outcomeOf, useAutosave } from '#web/lib/autosave/index.ts'
import { useUser } from '#web/lib/session.ts'
import { documentOf, formOf, isSame, type QuizDocument } from '../document/document.ts'
import { useCreateQuiz, useUpdateQuiz } from '../mutations.ts'
import { fieldsOf, isChangedMeanwhile, isDraft, isStoredAs, issuesOf, quizCopies } from './quiz-saving.ts'

export interface DraftStart {
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  /** The quiz that is edited; none where a new one is written. */
  quiz?: Quiz
  /** The quiz that a new one is a copy of. */
  copyOf?: string
  /** What is written, as long as the quiz has no id. */
  slot: string
}

interface DraftOptions extends DraftStart {
  showLimit: (error: unknown) => boolean
  onCreated: (quizId: string) => void
}

export type Edit = (change: Change<QuizDocument>) => void

/** A quiz while it is being written, and how it is saved. */
export function useQuizDraft({ fresh, quiz: opened, copyOf, slot, showLimit, onCreated }: DraftOptions) {
  const { t } = useTranslation(['quiz-form', 'messages'])
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateQuiz()
  const { mutateAsync: update } = useUpdateQuiz()

  const { item: quiz, ...draft } = useAutosave<QuizDocument, Quiz>({
    fresh,
    opened,
    slot,
    copies: quizCopies,
    owner: useUser().id,
    documentOf,
    canEdit: ({ can }) => can.edit,
    saving: {
      create: (document, id) => create({ ...formOf(document), id, duplicateOf: copyOf }),
      update,
      read: (quizId) => queryClient.fetchQuery(quizQuery(quizId)),
      isSame,
      isStoredAs,
      isAutomatic: isDraft,
      isConflict: isChangedMeanwhile,
      issuesOf: (document) => issuesOf(document, currentLocale()),
      outcomeOf: (error) =>
        outcomeOf(error, {
          isConflict: isChangedMeanwhile,
          showLimit,
          fieldsOf,
          otherwise: t('messages:operationFailed'),
        }),
      fieldOf: (part) => (part === 'blocks' ? 'sections' : part),
      words: {
        failed: () => t('messages:operationFailed'),
        unreachable: () => t('messages:unreachable'),
        noSpace: () => t('conflict.noSpace'),
      },
    },
    onCreated,
  })
  return { ...draft, quiz }
}

export type QuizDraftState = ReturnType<typeof useQuizDraft>
