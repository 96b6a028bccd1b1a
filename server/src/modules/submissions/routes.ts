import { getTimeline, reopenSubmission, reportIncidents } from '@probant/contract/submissions/incidents'
import { getOwnSubmission, getSubmission } from '@probant/contract/submissions/review'
import {
  getSitting,
  handInQuiz,
  saveAnswers,
  startQuiz,
  takeOverQuiz,
} from '@probant/contract/submissions/taking'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Submissions } from './index.ts'

export function submissionRoutes(serve: Serve, submissions: Submissions) {
  const { journal, handingIn, reviews, incidents, reopening } = submissions

  serve(startQuiz, ({ actor, params, body }) => submissions.start(actor, params.quizId, body.browserId))
  serve(getSitting, ({ actor, params, querystring }) =>
    submissions.get(actor, params.quizId, querystring.browserId),
  )
  serve(takeOverQuiz, ({ actor, params, body }) => submissions.takeOver(actor, params.quizId, body.browserId))
  serve(saveAnswers, ({ actor, params, body }) => journal.save(actor, params.quizId, body))
  serve(handInQuiz, ({ actor, params, body }) => handingIn.handIn(actor, params.quizId, body))

  serve(getOwnSubmission, ({ actor, params }) => reviews.getOwn(actor, params.quizId))
  serve(getSubmission, ({ actor, params }) => reviews.get(actor, params.submissionId))

  serve(reportIncidents, ({ actor, params, body }) => incidents.report(actor, params.quizId, body))
  serve(getTimeline, ({ actor, params }) => incidents.timeline(actor, params.quizId, params.participantId))
  serve(reopenSubmission, ({ actor, params }) => reopening.reopen(actor, params.quizId, params.participantId))
}
