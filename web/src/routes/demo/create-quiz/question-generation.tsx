import { createFileRoute } from '@tanstack/react-router'
import { DemoQuestionGenerationPage } from '#web/features/site-content/pages/demo-pages.tsx'

export const Route = createFileRoute('/demo/create-quiz/question-generation')({
  component: DemoQuestionGenerationPage,
})
