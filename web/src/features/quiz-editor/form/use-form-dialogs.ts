import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { QuizFormDialog } from '../search.ts'

/** Opens and closes what lies over the form, wherever its address is by now. */
export function useFormDialogs() {
  const { dialog, question, generation } = useSearch({ strict: false, select: openIn })
  const navigate = useNavigate()

  const open = useCallback(
    (dialog: QuizFormDialog, question?: string) =>
      void navigate({ to: '.', search: (now) => ({ ...now, dialog, question }), resetScroll: false }),
    [navigate],
  )
  const close = useCallback(
    () =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, dialog: undefined, question: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const showGeneration = useCallback(
    (generation: string | undefined, replace = false) =>
      void navigate({ to: '.', search: (now) => ({ ...now, generation }), replace, resetScroll: false }),
    [navigate],
  )
  const edit = useCallback((questionId: string) => open('edit', questionId), [open])
  const preview = useCallback((questionId: string) => open('preview', questionId), [open])
  return { dialog, question, generation, open, edit, preview, close, showGeneration }
}

/** The form is also shown in the demo, whose addresses are others. */
function openIn(search: { dialog?: string; question?: string; generation?: string }) {
  return search as { dialog?: QuizFormDialog; question?: string; generation?: string }
}

export type FormDialogs = ReturnType<typeof useFormDialogs>
