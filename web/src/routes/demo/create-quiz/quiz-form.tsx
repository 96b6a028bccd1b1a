import { createFileRoute } from '@tanstack/react-router'
import { DemoQuizFormPage } from '#web/features/site-content/pages/demo-quiz-form-page.tsx'

export const Route = createFileRoute('/demo/create-quiz/quiz-form')({
  component: DemoQuizFormPage,
})
