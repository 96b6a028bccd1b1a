import { createFileRoute } from '@tanstack/react-router'
import { GeneralConditionPage } from '#web/features/site-content/pages/legal-pages.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_site/general_condition')({
  loader: () => loadSentences('general-conditions'),
  component: GeneralConditionPage,
})
