import type { Question } from '@probant/contract/questions/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { toast } from '#web/lib/toast.ts'
import { type Change, useChangeQuestions } from '../../mutations.ts'
import type { QuestionActions } from '../../questions-search.ts'
import { type RefusedGroup, refusedGroups, type Selection } from '../../selection.ts'

export type Action =
  | { action: 'delete' | 'duplicate' }
  | { action: 'setSubject'; subject: string }
  | { action: 'setDifficulty'; difficulty: Question['difficulty'] }

interface Choosing {
  selection: Selection
  onSelect: (selection: Selection) => void
  showLimit: QuestionActions['showLimit']
}

/** Does the same to all that is chosen, and remembers what was refused. */
export function useBulk({ selection, onSelect, showLimit }: Choosing) {
  const { t } = useTranslation(['questions', 'common'])
  const [asked, setAsked] = useState<'delete' | 'subject'>()
  const [refused, setRefused] = useState<RefusedGroup[]>([])
  const change = useChangeQuestions()
  const { chosen } = selection
  const clear = () => onSelect({ ...selection, chosen: [] })

  const apply = (action: Action) =>
    change.mutate({ ...action, questionIds: chosen.map(({ id }) => id) } as Change, {
      onSuccess: (answer) => {
        const count = answer.done.length
        if (count > 0) toast.success(t(`bulk.done.${action.action}`, { count }))
        setRefused(refusedGroups(answer, chosen))
        clear()
      },
      onError: (error) => showLimit(error) || toastFailure(error, t('common:messages.operationFailed')),
      onSettled: () => setAsked(undefined),
    })
  return {
    count: chosen.length,
    asked,
    ask: setAsked,
    apply,
    clear,
    isPending: change.isPending,
    refused,
    forgetRefused: () => setRefused([]),
  }
}

export type Bulk = ReturnType<typeof useBulk>
