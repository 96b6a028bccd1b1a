import { createFileRoute } from '@tanstack/react-router'
import { DemoDashboardQuestionGenerationPage } from '#web/features/site-content/pages/demo-pages.tsx'

export const Route = createFileRoute('/demo/create-quiz/dashboard-question-generation')({
  component: DemoDashboardQuestionGenerationPage,
})
