import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { type InvitationFate, useDeactivateQuiz, useDeleteQuiz, useEndQuiz } from '../mutations.ts'
import { quizKeys } from '../queries.ts'

const loadDialog = () => import('./action-dialog.tsx')

interface QuizActions {
  /** Asks whether it is meant, then does it. */
  ask: (action: QuizAction) => void
  /** To be put anywhere on the page. */
  dialog: ReactNode
}

interface After {
  /** How many are at work on it, where that is known. */
  workingCount?: number
  onDone?: (action: QuizAction) => void
  onRefused?: () => void
  onClose?: () => void
}

/** Ending, taking back and deleting a quiz: `onClick={() => actions.ask('end')}`, and `{actions.dialog}` on the page. */
export function useQuizActions(
  quiz: ActionQuiz,
  { workingCount, onDone, onRefused, onClose }: After = {},
): QuizActions {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [action, setAction] = useState<QuizAction>('end')
  const [isOpen, setIsOpen] = useState(false)
  const mutations = { end: useEndQuiz(), deactivate: useDeactivateQuiz(), delete: useDeleteQuiz() }

  const ask = (asked: QuizAction) => {
    setAction(asked)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    onClose?.()
  }
  const succeed = (invitations: InvitationFate, untold: number) => {
    const done =
      invitations === 'keep' ? (`actions.${action}.done` as const) : 'actions.deactivate.doneWithdrawn'
    toast.success(t(done, { title: quiz.title }), action === 'end' ? { action: toResults() } : undefined)
    if (untold > 0) {
      const formatted = formatNumber(locale, untold)
      toast.warning(t('withdrawnUntold', { count: untold, formatted }))
    }
    close()
    onDone?.(action)
  }
  /** Wherever it was ended: in a list there is nothing else that leads on. */
  const toResults = () =>
    quiz.submissionCount > 0 && quiz.can.manageParticipants
      ? {
          label: t('actions.end.toResults'),
          onClick: () =>
            void navigate({ to: '/dashboard/view/$quizId/results', params: { quizId: quiz.id } }),
        }
      : undefined
  const fail = () => {
    // Somebody else was quicker, most likely: what is shown is no longer so.
    void queryClient.invalidateQueries({ queryKey: quizKeys.all })
    close()
    onRefused?.()
  }
  // Awaited here, not told by the mutation: the row may be gone by then, and would say nothing.
  const confirm = (invitations: InvitationFate) =>
    mutations[action]
      .mutateAsync({ id: quiz.id, invitations })
      .then((done) => succeed(invitations, done && 'untold' in done ? done.untold : 0), fail)
  return {
    ask,
    dialog: (
      <FetchedDialog
        load={loadDialog}
        quiz={quiz}
        workingCount={workingCount}
        action={action}
        isOpen={isOpen}
        isPending={mutations[action].isPending}
        onClose={close}
        onConfirm={(invitations: InvitationFate) => void confirm(invitations)}
      />
    ),
  }
}

/** What is asked about before it is done. */
export type QuizAction = 'end' | 'deactivate' | 'delete'

/** As much of a quiz as the actions on it need. */
export type ActionQuiz = Pick<
  QuizSummary,
  | 'id'
  | 'workspace'
  | 'title'
  | 'status'
  | 'phase'
  | 'startsAt'
  | 'endsAt'
  | 'questionCount'
  | 'participantCount'
  | 'submissionCount'
  | 'creator'
  | 'can'
>
