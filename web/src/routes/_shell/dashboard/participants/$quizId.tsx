import { createFileRoute } from '@tanstack/react-router'
import { ParticipantsPage } from '#web/features/participants/pages/participants-page.tsx'
import { listedPart, participantsSearchSchema } from '#web/features/participants/participants-search.ts'
import { participantListQuery } from '#web/features/participants/queries.ts'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/participants/$quizId')({
  validateSearch: participantsSearchSchema,
  loaderDeps: ({ search }) => listedPart(search),
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(quizQuery(params.quizId))
    void queryClient.prefetchQuery(participantListQuery(params.quizId, deps))
    // When a quiz is open is said in its own words, a limit that is met in those of the plans.
    return loadSentences('participants', 'groups', 'quizzes', 'quiz', 'account')
  },
  component: ParticipantsPage,
})
