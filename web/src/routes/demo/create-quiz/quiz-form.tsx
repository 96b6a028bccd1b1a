import { createFileRoute } from '@tanstack/react-router'
import { DemoQuizFormPage } from '#web/features/site-content/pages/demo-pages.tsx'

export const Route = createFileRoute('/demo/create-quiz/quiz-form')({
  component: DemoQuizFormPage,
})
