import { createFileRoute } from '@tanstack/react-router'
import { UndoEmailChangePage } from '#web/features/auth/pages/undo-email-change-page.tsx'

export const Route = createFileRoute('/_account/undo-email-change')({
  component: UndoEmailChangePage,
})
