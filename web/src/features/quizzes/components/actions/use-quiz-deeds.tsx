import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { type InvitationFate, useDeactivateQuiz, useDeleteQuiz, useEndQuiz } from '../../mutations.ts'
import { quizKeys } from '../../queries.ts'
import { DeedDialog } from './deed-dialog.tsx'
import type { DeedQuiz, QuizDeed } from './quiz-deed.ts'

interface QuizDeeds {
  /** Asks whether it is meant, then does it. */
  ask: (deed: QuizDeed) => void
  /** To be put anywhere on the page. */
  dialog: ReactNode
}

interface After {
  onDone?: (deed: QuizDeed) => void
  onRefused?: () => void
  onClose?: () => void
}

/** Ending, taking back and deleting a quiz: `onClick={() => deeds.ask('end')}`, and `{deeds.dialog}` on the page. */
export function useQuizDeeds(quiz: DeedQuiz, { onDone, onRefused, onClose }: After = {}): QuizDeeds {
  const { t } = useTranslation(['quizzes', 'messages'])
  const queryClient = useQueryClient()
  const [deed, setDeed] = useState<QuizDeed>('end')
  const [isOpen, setIsOpen] = useState(false)
  const mutations = { end: useEndQuiz(), deactivate: useDeactivateQuiz(), delete: useDeleteQuiz() }

  const ask = (asked: QuizDeed) => {
    setDeed(asked)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    onClose?.()
  }
  const succeed = (invitations: InvitationFate) => {
    const done = invitations === 'keep' ? (`deeds.${deed}.done` as const) : 'deeds.deactivate.doneWithdrawn'
    toast.success(t(done, { title: quiz.title }))
    close()
    onDone?.(deed)
  }
  const fail = (error: Error) => {
    toastFailure(error, t('messages:operationFailed'))
    // Somebody else was quicker, most likely: what is shown is no longer so.
    void queryClient.invalidateQueries({ queryKey: quizKeys.all })
    close()
    onRefused?.()
  }
  // Awaited here, not told by the mutation: the row may be gone by then, and would say nothing.
  const confirm = (invitations: InvitationFate) =>
    mutations[deed].mutateAsync({ id: quiz.id, invitations }).then(() => succeed(invitations), fail)
  return {
    ask,
    dialog: (
      <DeedDialog
        quiz={quiz}
        deed={deed}
        isOpen={isOpen}
        isPending={mutations[deed].isPending}
        onClose={close}
        onConfirm={(invitations) => void confirm(invitations)}
      />
    ),
  }
}
