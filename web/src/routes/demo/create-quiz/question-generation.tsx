import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { generationSearchShape } from '#web/features/generation/generation-search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/demo/create-quiz/question-generation')({
  validateSearch: z.object({
    ...generationSearchShape,
    /** The one that is open in the editor. */
    question: z.uuid().optional().catch(undefined),
  }),
  loader: () => loadSentences('questions', 'quizzes'),
  component: lazyRouteComponent(() => import('./-rooms.tsx'), 'DemoGenerationPage'),
})
