import { QUIZ_SORTS, type QuizSort } from '@probant/contract/quizzes/life'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { z } from 'zod'

/** What the list is parted into. */
export const QUIZ_SHELVES = ['ongoing', 'drafts', 'past'] as const
export type QuizShelf = (typeof QUIZ_SHELVES)[number]

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

/** What runs is looked at by its end, what is over by when it was, a draft by who touched it last. */
export function sortOf(search: QuizzesSearch): QuizSort {
  return search.sort ?? SORTS[shelfOf(search)]
}

/** What the list is asked for. */
export function listedPart(search: QuizzesSearch) {
  const { search: words, whose, page } = search
  return { search: words, whose, page, status: STATUSES[shelfOf(search)], sort: sortOf(search) }
}

const STATUSES = { ongoing: 'active', drafts: 'draft', past: 'completed' } as const satisfies Record<
  QuizShelf,
  QuizStatus
>
const SORTS: Record<QuizShelf, QuizSort> = { ongoing: 'end', drafts: 'changed', past: 'start' }
