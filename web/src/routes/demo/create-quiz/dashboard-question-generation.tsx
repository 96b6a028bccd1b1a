import { createFileRoute } from '@tanstack/react-router'
import { DemoDashboardQuestionGenerationPage } from '#web/features/site-content/pages/demo-dashboard-question-generation-page.tsx'

export const Route = createFileRoute('/demo/create-quiz/dashboard-question-generation')({
  component: DemoDashboardQuestionGenerationPage,
})
