import {
  getGrading,
  gradeAnswer,
  listOpenAnswers,
  listOpenAnswersOf,
  releaseResults,
  undoGrade,
} from '@probant/contract/grading/grading'
import {
  applyRegrade,
  getMarkedQuestion,
  listNearMisses,
  listRegrades,
  previewRegrade,
  undoRegrade,
} from '@probant/contract/grading/regrading'
import { suggestGrade } from '@probant/contract/grading/suggestion'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Grading } from './index.ts'

export function gradingRoutes(serve: Serve, grading: Grading) {
  const { regrading } = grading

  serve(getGrading, ({ actor, params }) => grading.get(actor, params.quizId))
  serve(listOpenAnswers, ({ actor, params, querystring }) => grading.listTo(actor, params, querystring))
  serve(listOpenAnswersOf, ({ actor, params, querystring }) =>
    grading.listOf(actor, params, { isBlind: querystring.blind === 'yes' }),
  )
  serve(gradeAnswer, ({ actor, params, body }) => grading.grade(actor, params, body))
  serve(undoGrade, ({ actor, params }) => grading.undo(actor, params))
  serve(suggestGrade, ({ actor, params }) => grading.suggest(actor, params))
  serve(listRegrades, ({ actor, params }) => regrading.list(actor, params.quizId))
  serve(getMarkedQuestion, ({ actor, params }) =>
    regrading.getQuestion(actor, params.quizId, params.questionId),
  )
  serve(listNearMisses, ({ actor, params }) => regrading.listNearMisses(actor, params.quizId))
  serve(previewRegrade, ({ actor, params, body }) => regrading.preview(actor, params.quizId, body))
  serve(applyRegrade, ({ actor, params, body }) => regrading.apply(actor, params.quizId, body))
  serve(undoRegrade, ({ actor, params }) => regrading.undo(actor, params.quizId, params.regradeId))
  serve(releaseResults, ({ actor, params }) => grading.release(actor, params.quizId))
}
