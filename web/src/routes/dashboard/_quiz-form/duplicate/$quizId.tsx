import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/_quiz-form/duplicate/$quizId')({
  staticData: { guard: 'auth' },
})
