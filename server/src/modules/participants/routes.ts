import { listInvitedQuizzes } from '@probant/contract/participants'
import type { Serve } from '#server/platform/http/serve.ts'
import type { InvitedQuizzes } from './invited-quizzes.ts'

export function participantRoutes(serve: Serve, { invitedQuizzes }: { invitedQuizzes: InvitedQuizzes }) {
  serve(listInvitedQuizzes, ({ actor, querystring }) => invitedQuizzes.list(actor, querystring))
}
