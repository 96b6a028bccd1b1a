import { listAttempts } from '@probant/contract/participants/attempts'
import { getTimeline, reopenSubmission, reportIncidents } from '@probant/contract/submissions/incidents'
import { beatSitting, openQuizPage, watchSitting } from '@probant/contract/submissions/page'
import { getOwnSubmission, getSubmission } from '@probant/contract/submissions/review'
import {
  getSitting,
  handInQuiz,
  saveAnswers,
  startQuiz,
  takeOverQuiz,
} from '@probant/contract/submissions/taking'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Submissions } from './index.ts'

interface Services {
  submissions: Submissions
  sessions: Sessions
}

export function submissionRoutes(serve: Serve, { submissions, sessions: { cookie } }: Services) {
  const { quizPage, journal, handingIn, watching, incidents, attempts, reopening, reviews } = submissions

  serve(openQuizPage, async ({ params, querystring, caller, request, reply }) => {
    const held = cookie.read(request)
    const opened = await quizPage.open(held, caller, { ...params, ...querystring })
    if (held && !opened.session.user) cookie.clear(reply)
    return opened
  })
  serve(startQuiz, ({ actor, params, body }) => submissions.start(actor, params.quizId, body))
  serve(getSitting, ({ actor, params, querystring }) =>
    submissions.get(actor, params.quizId, querystring.browserId),
  )
  serve(takeOverQuiz, ({ actor, params, body }) => submissions.takeOver(actor, params.quizId, body.browserId))
  serve(saveAnswers, ({ actor, params, body, arrivedAt }) =>
    journal.save(actor, params.quizId, { ...body, at: arrivedAt }),
  )
  serve(handInQuiz, ({ actor, params, body, arrivedAt }) =>
    handingIn.handIn(actor, params.quizId, { ...body, at: arrivedAt }),
  )
  serve(watchSitting, ({ actor, params, querystring, reply }) =>
    watching.watch(actor, { ...params, ...querystring }, reply),
  )
  serve(beatSitting, ({ actor, params, body }) => watching.beat(actor, { ...params, ...body }))

  serve(reportIncidents, ({ actor, params, body, arrivedAt }) =>
    incidents.report(actor, params.quizId, { ...body, at: arrivedAt }),
  )
  serve(getOwnSubmission, ({ actor, params }) => reviews.getOwn(actor, params.quizId))
  serve(getSubmission, ({ actor, params }) => reviews.get(actor, params.submissionId))
  serve(getTimeline, ({ actor, params }) => incidents.timeline(actor, params.quizId, params.participantId))
  serve(listAttempts, ({ actor, params }) => attempts.list(actor, params.quizId, params.participantId))
  serve(reopenSubmission, ({ actor, params }) => reopening.reopen(actor, params.quizId, params.participantId))
}
