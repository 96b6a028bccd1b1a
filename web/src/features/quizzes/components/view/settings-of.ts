import type { QuizOptions } from '@probant/contract/quizzes/form'

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
