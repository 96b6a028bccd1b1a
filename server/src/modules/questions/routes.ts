import {
  changeQuestions,
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  getQuestion,
  listQuestions,
  listSubjects,
  updateQuestion,
} from '@probant/contract/questions/bank'
import { listRevisions } from '@probant/contract/questions/history'
import { previewQuestion } from '@probant/contract/questions/preview'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Questions } from './index.ts'

export function questionRoutes(serve: Serve, questions: Questions) {
  serve(listQuestions, ({ actor, workspace, querystring }) => questions.list(actor, workspace, querystring))
  serve(listSubjects, ({ actor, workspace, querystring }) =>
    questions.listSubjects(actor, workspace, querystring),
  )
  serve(createQuestion, ({ actor, workspace, body }) => questions.create(actor, workspace, body))
  serve(changeQuestions, ({ actor, workspace, caller, body }) =>
    questions.change({ actor, workspace, locale: caller.locale }, body),
  )
  serve(previewQuestion, ({ actor, body, reply }) => questions.preview(actor, body, leavingOf(reply)))
  serve(getQuestion, ({ actor, params }) => questions.get(actor, params.questionId))
  serve(updateQuestion, ({ actor, params, body }) => questions.update(actor, params.questionId, body))
  serve(deleteQuestion, ({ actor, params }) => questions.delete(actor, params.questionId))
  serve(duplicateQuestion, ({ actor, params }) => questions.duplicate(actor, params.questionId))
  serve(listRevisions, ({ actor, params }) => questions.listRevisions(actor, params.questionId))
}
