import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/_quiz-form/edit/$quizId')({ staticData: { guard: 'auth' } })
