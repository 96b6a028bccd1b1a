import { QUIZ_SORTS, type QuizSort } from '@probant/contract/quizzes/life'
import { PAPER_VARIANTS, type PaperQuery, type PaperVariant } from '@probant/contract/quizzes/paper'
import { z } from 'zod'
import { printSearchShape } from '#web/features/paper/print/print-search.ts'
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

/** Enough of them to see how papers differ. */
export const PREVIEWED_DRAWS = ['A', 'B', 'C', 'D'] as const satisfies PaperVariant[]
export type PreviewedDraw = (typeof PREVIEWED_DRAWS)[number]

/** The draw that is looked at stands in the address: the way back closes the preview, and a link opens it. */
export const previewSearchSchema = z.object({
  preview: z.enum(PREVIEWED_DRAWS).optional().catch(undefined),
  /** Where it was opened, and leads back to when it is closed: the form, or else the page itself. */
  from: z.literal('form').optional().catch(undefined),
})

/** What can still be changed once people are invited, how it goes out, and when it is held again, in a dialog over the page of the quiz. */
const VIEW_DIALOGS = ['later-end', 'instructions', 'wording', 'export', 'repeat'] as const

/** What is open over the page of a quiz; one of them is about one question. */
export const viewSearchSchema = previewSearchSchema.extend({
  dialog: z.enum(VIEW_DIALOGS).optional().catch(undefined),
  question: z.uuid().optional().catch(undefined),
})
export type ViewSearch = z.infer<typeof viewSearchSchema>

/** What is printed stands in the address bar: a link shares it. */
export const printSearchSchema = z.object({
  /** How many shuffled variants; in written order where it is left out. */
  variants: z.coerce.number().int().min(1).max(PAPER_VARIANTS.length).optional().catch(undefined),
  ...printSearchShape,
})
export type PrintSearch = z.infer<typeof printSearchSchema>

/** The papers of one print; without a letter in written order. */
export function printedPapers({
  variants,
}: PrintSearch): { letter: PaperVariant | undefined; query: PaperQuery }[] {
  if (!variants) return [{ letter: undefined, query: { variant: 'A', shuffle: 'no' } }]
  return PAPER_VARIANTS.slice(0, variants).map((letter) => ({
    letter,
    query: { variant: letter, shuffle: 'yes' },
  }))
}
