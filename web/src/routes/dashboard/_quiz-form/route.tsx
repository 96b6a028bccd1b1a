import { createFileRoute } from '@tanstack/react-router'
import { QuizFormLayout } from '#web/features/shell/layouts/quiz-form-layout.tsx'

export const Route = createFileRoute('/dashboard/_quiz-form')({
  staticData: { layout: 'quiz-form' },
  component: QuizFormLayout,
})
