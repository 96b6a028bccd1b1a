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
import type { QuestionBank } from './bank.ts'
import type { QuestionBulk } from './bulk.ts'
import type { QuestionPreview } from './preview.ts'
import type { QuestionService } from './service.ts'

interface Services {
  questions: QuestionService
  questionBank: QuestionBank
  questionBulk: QuestionBulk
  questionPreview: QuestionPreview
}

export function questionRoutes(
  serve: Serve,
  { questions, questionBank, questionBulk, questionPreview }: Services,
) {
  serve(listQuestions, ({ actor, workspace, querystring }) =>
    questionBank.list(actor, workspace, querystring),
  )
  serve(listSubjects, ({ actor, workspace, querystring }) =>
    questionBank.listSubjects(actor, workspace, querystring),
  )
  serve(createQuestion, ({ actor, workspace, body }) => questions.create(actor, workspace, body))
  serve(changeQuestions, ({ actor, workspace, caller, body }) =>
    questionBulk.change({ actor, workspace, locale: caller.locale }, body),
  )
  serve(previewQuestion, ({ actor, body, reply }) => questionPreview.render(actor, body, leavingOf(reply)))
  serve(getQuestion, ({ actor, params }) => questions.get(actor, params.questionId))
  serve(updateQuestion, ({ actor, params, body }) => questions.update(actor, params.questionId, body))
  serve(deleteQuestion, ({ actor, params }) => questions.delete(actor, params.questionId))
  serve(duplicateQuestion, ({ actor, params }) => questions.duplicate(actor, params.questionId))
  serve(listRevisions, ({ actor, params }) => questions.listRevisions(actor, params.questionId))
}
