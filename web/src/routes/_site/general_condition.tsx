import { createFileRoute } from '@tanstack/react-router'
import { GeneralConditionPage } from '#web/features/site-content/pages/general-condition-page.tsx'

export const Route = createFileRoute('/_site/general_condition')({
  component: GeneralConditionPage,
})
