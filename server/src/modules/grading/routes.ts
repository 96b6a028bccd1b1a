import {
  getGrading,
  gradeAnswer,
  listOpenAnswers,
  listOpenAnswersOf,
  releaseResults,
  undoGrade,
} from '@probant/contract/grading/grading'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Grading } from './index.ts'

export function gradingRoutes(serve: Serve, grading: Grading) {
  serve(getGrading, ({ actor, params }) => grading.get(actor, params.quizId))
  serve(listOpenAnswers, ({ actor, params, querystring }) => grading.listTo(actor, params, querystring))
  serve(listOpenAnswersOf, ({ actor, params, querystring }) =>
    grading.listOf(actor, params, { isBlind: querystring.blind === 'yes' }),
  )
  serve(gradeAnswer, ({ actor, params, body }) => grading.grade(actor, params, body))
  serve(undoGrade, ({ actor, params }) => grading.undo(actor, params))
  serve(releaseResults, ({ actor, params }) => grading.release(actor, params.quizId))
}
