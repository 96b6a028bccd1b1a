import { createFileRoute } from '@tanstack/react-router'
import { demoFormSearchShape } from '#web/features/demo/form-search.ts'
import { DemoQuizFormPage } from '#web/features/demo/pages/quiz-form-pages.tsx'
import { generationSearchShape } from '#web/features/generation/generation-search.ts'
import { TriedQuizForm } from '#web/features/quizzes/editing/pages/tried-quiz-form.tsx'
import { quizFormSearchSchema } from '#web/features/quizzes/search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/demo/create-quiz/quiz-form')({
  validateSearch: quizFormSearchSchema.extend({ ...generationSearchShape, ...demoFormSearchShape }),
  loader: () =>
    loadSentences('quiz-form', 'quizzes', 'quiz-view', 'questions', 'generation', 'form', 'plans', 'paper'),
  component: DemoQuizForm,
})

function DemoQuizForm() {
  const { quiz } = Route.useSearch()
  return <DemoQuizFormPage quizId={quiz} form={(parts) => <TriedQuizForm {...parts} />} />
}
