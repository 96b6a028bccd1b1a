import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { demoFormSearchShape } from '#web/features/demo/form-search.ts'
import { generationSearchShape } from '#web/features/generation/generation-search.ts'
import { quizFormSearchSchema } from '#web/features/quiz-editor/search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/demo/create-quiz/quiz-form')({
  validateSearch: quizFormSearchSchema.extend({ ...generationSearchShape, ...demoFormSearchShape }),
  loader: () => loadSentences('quiz', 'quizzes', 'questions', 'account', 'scale', 'taking'),
  component: lazyRouteComponent(() => import('./-rooms.tsx'), 'DemoQuizForm'),
})
