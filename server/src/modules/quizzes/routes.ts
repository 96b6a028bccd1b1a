import { handOverQuiz } from '@probant/contract/quizzes/handing-over'
import { listQuizHistory } from '@probant/contract/quizzes/history'
import { endQuizLater } from '@probant/contract/quizzes/later-end'
import {
  createQuiz,
  deactivateQuiz,
  deleteQuiz,
  endQuiz,
  getQuiz,
  getQuizOverview,
  listQuizzes,
  publishQuiz,
  updateQuiz,
} from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper } from '@probant/contract/quizzes/paper'
import { repeatQuiz } from '@probant/contract/quizzes/repeating'
import { correctInstructions, correctWording, getQuizWording } from '@probant/contract/quizzes/wording'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Quizzes } from './index.ts'

export function quizRoutes(serve: Serve, quizzes: Quizzes) {
  const { publication, papers, laterEnd, repeating, wording, history, handingOver } = quizzes

  serve(listQuizzes, ({ actor, workspace, querystring }) => quizzes.list(actor, workspace, querystring))
  serve(getQuizOverview, ({ actor, workspace }) => quizzes.overview(actor, workspace))
  serve(createQuiz, ({ actor, workspace, body }) => quizzes.create(actor, workspace, body))
  serve(getQuiz, ({ actor, params }) => quizzes.get(actor, params.quizId))
  serve(updateQuiz, ({ actor, params, body }) => quizzes.update(actor, params.quizId, body))
  serve(publishQuiz, ({ actor, params, body }) => publication.publish(actor, params.quizId, body.revision))
  serve(deactivateQuiz, ({ actor, params }) => publication.deactivate(actor, params.quizId))
  serve(endQuiz, ({ actor, params }) => publication.end(actor, params.quizId))
  serve(endQuizLater, ({ actor, params, body }) => laterEnd.move(actor, params.quizId, body.until))
  serve(repeatQuiz, ({ actor, params, body }) => repeating.repeat(actor, params.quizId, body))
  serve(getQuizWording, ({ actor, params }) => wording.list(actor, params.quizId))
  serve(correctWording, ({ actor, params, body }) => wording.correct(actor, params.quizId, body))
  serve(correctInstructions, ({ actor, params, body }) =>
    wording.correctInstructions(actor, params.quizId, body),
  )
  serve(listQuizHistory, ({ actor, params }) => history.list(actor, params.quizId))
  serve(handOverQuiz, ({ actor, params, body }) => handingOver.handOver(actor, params.quizId, body.memberId))
  serve(deleteQuiz, ({ actor, params }) => publication.delete(actor, params.quizId))
  serve(getQuizPaper, ({ actor, params, querystring }) => papers.paper(actor, params.quizId, querystring))
  serve(getQuizAnswerKey, ({ actor, params, querystring }) =>
    papers.answerKey(actor, params.quizId, querystring),
  )
}
