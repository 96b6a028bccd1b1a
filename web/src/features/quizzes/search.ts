import { QUIZ_SORTS, type QuizSort } from '@probant/contract/quizzes/life'
import { PAPER_VARIANTS } from '@probant/contract/quizzes/paper'
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

/** What is open over the form; all but the first three are about one question. */
const QUIZ_FORM_DIALOGS = ['bank', 'new', 'publish', 'edit', 'preview'] as const
export type QuizFormDialog = (typeof QUIZ_FORM_DIALOGS)[number]

/** It stands in the address: the way back closes it. */
export const quizFormSearchSchema = z.object({
  dialog: z.enum(QUIZ_FORM_DIALOGS).optional().catch(undefined),
  question: z.uuid().optional().catch(undefined),
})

/** The draw that is looked at stands in the address: the way back closes the preview, and a link opens it. */
export const previewSearchSchema = z.object({
  preview: z.enum(PAPER_VARIANTS).optional().catch(undefined),
  /** Where it was opened, and leads back to when it is closed: the form, or else the page itself. */
  from: z.literal('form').optional().catch(undefined),
})

/** What can still be changed once people are invited, in a dialog over the page of the quiz. */
const VIEW_DIALOGS = ['later-end', 'instructions', 'wording'] as const

/** What is open over the page of a quiz; the last of them is about one question. */
export const viewSearchSchema = previewSearchSchema.extend({
  dialog: z.enum(VIEW_DIALOGS).optional().catch(undefined),
  question: z.uuid().optional().catch(undefined),
})
export type ViewSearch = z.infer<typeof viewSearchSchema>

/** In written order, or shuffled in one of two ways. */
export const PRINT_VERSIONS = ['written', 'A', 'B'] as const
type PrintVersion = (typeof PRINT_VERSIONS)[number]

export const KEY_CHOICES = ['none', 'with', 'only'] as const

/** What is printed stands in the address bar: a link shares it. */
export const printSearchSchema = z.object({
  version: z.enum(PRINT_VERSIONS).optional().catch(undefined),
  key: z.enum(KEY_CHOICES).optional().catch(undefined),
  large: z.literal('yes').optional().catch(undefined),
})
export type PrintSearch = z.infer<typeof printSearchSchema>

/** What the server is asked for. */
export function paperQueryOf(version: PrintVersion) {
  return version === 'written'
    ? ({ variant: 'A', shuffle: 'no' } as const)
    : ({ variant: version, shuffle: 'yes' } as const)
}
