import { useState } from 'react'
import type { QuizDraftState } from '../../use-quiz-draft.ts'

/** The dialog comes by itself, once for each conflict; whoever closes it without a decision can open it again. */
export function useConflict({ status }: Pick<QuizDraftState, 'status'>) {
  const conflict = status.kind === 'stopped' && status.why === 'conflict' ? status : undefined
  const [closed, setClosed] = useState<typeof conflict>()
  return {
    isOpen: conflict !== undefined && conflict !== closed,
    close: () => setClosed(conflict),
    decide: () => setClosed(undefined),
  }
}
