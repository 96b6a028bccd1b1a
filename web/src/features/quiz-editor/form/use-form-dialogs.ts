import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { QuizFormDialog } from '../search.ts'

/** The form is also shown in the demo, whose addresses are others. */
interface Open {
  dialog?: QuizFormDialog
  question?: string
  generation?: string
}

/** Opens and closes what lies over the form, wherever its address is by now. */
export function useFormDialogs() {
  const { dialog, question, generation } = useSearch({ strict: false, select: (search) => search as Open })
  const navigate = useNavigate()

  const actions = useMemo(() => {
    const show = (change: Open, replace = false) =>
      void navigate({ to: '.', search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
    const open = (dialog: QuizFormDialog, question?: string) => show({ dialog, question })
    return {
      open,
      edit: (questionId: string) => open('edit', questionId),
      preview: (questionId: string) => open('preview', questionId),
      close: () => show({ dialog: undefined, question: undefined }, true),
      showGeneration: (generation: string | undefined, replace = false) => show({ generation }, replace),
    }
  }, [navigate])
  return { dialog, question, generation, ...actions }
}

export type FormDialogs = ReturnType<typeof useFormDialogs>
