import { createFileRoute } from '@tanstack/react-router'
import { TermPage } from '#web/features/site-content/pages/term-page.tsx'

export const Route = createFileRoute('/_site/term')({
  component: TermPage,
})
