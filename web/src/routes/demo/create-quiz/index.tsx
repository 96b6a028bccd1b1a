import { createFileRoute } from '@tanstack/react-router'
import { DemoCreateQuizPage } from '#web/features/site-content/pages/demo-pages.tsx'

export const Route = createFileRoute('/demo/create-quiz/')({
  component: DemoCreateQuizPage,
})
