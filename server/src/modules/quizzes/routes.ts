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
import type { Serve } from '#server/platform/http/serve.ts'
import type { QuizList } from './list.ts'
import type { QuizPapers } from './papers.ts'
import type { Publication } from './publication.ts'
import type { QuizService } from './service.ts'

interface Services {
  quizzes: QuizService
  quizList: QuizList
  quizPapers: QuizPapers
  publication: Publication
}

export function quizRoutes(serve: Serve, { quizzes, quizList, quizPapers, publication }: Services) {
  serve(listQuizzes, ({ actor, workspace, querystring }) => quizList.list(actor, workspace, querystring))
  serve(getQuizOverview, ({ actor, workspace }) => quizList.overview(actor, workspace))
  serve(createQuiz, ({ actor, workspace, body }) => quizzes.create(actor, workspace, body))
  serve(getQuiz, ({ actor, params }) => quizzes.get(actor, params.quizId))
  serve(updateQuiz, ({ actor, params, body }) => quizzes.update(actor, params.quizId, body))
  serve(publishQuiz, ({ actor, params, body }) => publication.publish(actor, params.quizId, body.revision))
  serve(deactivateQuiz, ({ actor, params }) => publication.deactivate(actor, params.quizId))
  serve(endQuiz, ({ actor, params }) => publication.end(actor, params.quizId))
  serve(deleteQuiz, ({ actor, params }) => publication.delete(actor, params.quizId))
  serve(getQuizPaper, ({ actor, params, querystring }) => quizPapers.paper(actor, params.quizId, querystring))
  serve(getQuizAnswerKey, ({ actor, params, querystring }) =>
    quizPapers.answerKey(actor, params.quizId, querystring),
  )
}
