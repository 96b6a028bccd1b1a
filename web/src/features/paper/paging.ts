import type { Paging, QuizOptions } from '@probant/contract/quizzes/form'
import type { Paper } from '@probant/contract/quizzes/paper'

/** What stands on one page: questions under the titles of their sections. */
export type Page = Paper['sections']

/** How the paper is cut into pages: a page for each question, or one for all. */
export function pagesOf({ sections }: Pick<Paper, 'sections'>, paging: Paging): Page[] {
  const filled = sections.filter(({ questions }) => questions.length > 0)
  if (paging === 'all') return filled.length > 0 ? [filled] : []
  return filled.flatMap(({ title, questions }) =>
    questions.map((question) => [{ title, questions: [question] }]),
  )
}

/** What comes to each participant in an order of their own. */
export function orderOf({ shufflesQuestions, shufflesAnswers }: QuizOptions) {
  if (shufflesQuestions) return shufflesAnswers ? 'both' : 'questions'
  return shufflesAnswers ? 'answers' : 'none'
}

/** How one leafs through the paper: where all is on one page, there is nothing to go back to. */
export function pagingOf({ paging, canGoBack }: QuizOptions) {
  if (paging === 'all') return 'all'
  return canGoBack ? 'back' : 'noBack'
}
