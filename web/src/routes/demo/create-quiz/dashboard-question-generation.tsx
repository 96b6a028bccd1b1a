import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { generationSearchShape } from '#web/features/generation/generation-search.ts'
import { questionsSearchSchema } from '#web/features/questions/questions-search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/demo/create-quiz/dashboard-question-generation')({
  validateSearch: questionsSearchSchema.extend(generationSearchShape),
  loader: () => loadSentences('questions', 'account', 'quizzes'),
  component: lazyRouteComponent(() => import('./-rooms.tsx'), 'DemoBank'),
})
