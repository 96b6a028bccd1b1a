import { QUIZ_SORTS, type QuizSort } from '@probant/contract/quizzes/life'
import { z } from 'zod'
import { QUIZ_SHELVES, type QuizShelf, SHELF_QUERIES } from './queries.ts'

/** Which part of the quizzes is shown stands in the address bar: a link shares the view. */
export const quizzesSearchSchema = z.object({
  show: z.enum(QUIZ_SHELVES).optional().catch(undefined),
  search: z.string().max(200).optional().catch(undefined),
  whose: z.enum(['mine', 'all']).optional().catch(undefined),
  sort: z.enum(QUIZ_SORTS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})
export type QuizzesSearch = z.infer<typeof quizzesSearchSchema>

export const NO_FILTER: Partial<QuizzesSearch> = { search: undefined, whose: undefined }

export function isFiltered({ search, whose }: QuizzesSearch): boolean {
  return Boolean(search) || whose === 'mine'
}

export function shelfOf({ show }: QuizzesSearch): QuizShelf {
  return show ?? 'ongoing'
}

export function sortOf(search: QuizzesSearch): QuizSort {
  return search.sort ?? SHELF_QUERIES[shelfOf(search)].sort
}

/** What the list is asked for. */
export function listedPart(search: QuizzesSearch) {
  const { search: words, whose, page } = search
  return { search: words, whose, page, status: SHELF_QUERIES[shelfOf(search)].status, sort: sortOf(search) }
}
