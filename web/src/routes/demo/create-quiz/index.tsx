import { createFileRoute } from '@tanstack/react-router'
import { DemoCreateQuizPage } from '#web/features/site-content/pages/demo-create-quiz-page.tsx'

export const Route = createFileRoute('/demo/create-quiz/')({
  component: DemoCreateQuizPage,
})
