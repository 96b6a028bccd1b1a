import type { Paging } from '@probant/contract/quizzes/form'
import type { Paper } from '@probant/contract/quizzes/paper'

/** What stands on one page: questions under the titles of their sections. */
export type PaperPage = Paper['sections']

/** How the paper is cut into pages: a page for each question, or one for all. */
export function pagesOf({ sections }: Pick<Paper, 'sections'>, paging: Paging): PaperPage[] {
  const filled = sections.filter(({ questions }) => questions.length > 0)
  if (paging === 'all') return filled.length > 0 ? [filled] : []
  return filled.flatMap(({ title, questions }) =>
    questions.map((question) => [{ title, questions: [question] }]),
  )
}
