import { createFileRoute } from '@tanstack/react-router'
import { boardSearchSchema } from '#web/features/live/arrangement.ts'
import { LivePage } from '#web/features/live/pages/live-page.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/view/$quizId/live')({
  validateSearch: boardSearchSchema,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(quizQuery(params.quizId))
    // What was noted is said in the words of the timeline, that a quiz is ended in those of the quizzes, and who is let in
    // again in those of what is handed out.
    return loadSentences('results', 'participants', 'quizzes', 'quiz')
  },
  component: LivePage,
})
