import { localeSchema } from '@probant/contract/locales'
import { DIFFICULTIES, ORIGINS, QUESTION_SORTS } from '@probant/contract/questions/filter'
import { QUESTION_TYPES } from '@probant/kinds/types'
import { z } from 'zod'

/** Which dialog is open over the bank; all but the first are about one question. */
export const QUESTION_DIALOGS = ['new', 'edit', 'preview', 'history'] as const
export type QuestionDialog = (typeof QUESTION_DIALOGS)[number]

const filterShape = {
  search: z.string().max(200).optional().catch(undefined),
  subject: z.string().max(200).optional().catch(undefined),
  type: z.enum(QUESTION_TYPES).optional().catch(undefined),
  language: localeSchema.optional().catch(undefined),
  difficulty: z.enum(DIFFICULTIES).optional().catch(undefined),
  origin: z.enum(ORIGINS).optional().catch(undefined),
  use: z.enum(['used', 'unused']).optional().catch(undefined),
}

/** Which part of the bank is shown, and what is open over it, stands in the address bar: a link shares the view. */
export const questionsSearchSchema = z.object({
  ...filterShape,
  sort: z.enum(QUESTION_SORTS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  dialog: z.enum(QUESTION_DIALOGS).optional().catch(undefined),
  question: z.uuid().optional().catch(undefined),
  /** The earlier version that the editor begins with. */
  version: z.coerce.number().int().optional().catch(undefined),
})
export type QuestionsSearch = z.infer<typeof questionsSearchSchema>

/** What is printed: all that a filter finds, or those that were chosen, which stand behind the `#`. */
export const printedQuestionsSearchSchema = z.object({
  ...filterShape,
  sort: z.enum(QUESTION_SORTS).optional().catch(undefined),
  of: z.literal('chosen').optional().catch(undefined),
})

const FILTERS = Object.keys(filterShape) as (keyof typeof filterShape)[]

/** Everything that narrows the list, taken away. */
export const NO_FILTER: Partial<QuestionsSearch> = Object.fromEntries(
  FILTERS.map((filter) => [filter, undefined]),
)

export function filterCount(search: QuestionsSearch): number {
  return FILTERS.filter((filter) => search[filter]).length
}

/** Is one of those set that are folded away? Then it has to be seen. */
export function hasRareFilter({ language, origin, use }: QuestionsSearch): boolean {
  return Boolean(language || origin || use)
}

/** Which questions, and in which order. */
export function filterPart(search: QuestionsSearch) {
  const { search: words, subject, type, language, difficulty, origin, use, sort } = search
  return { search: words, subject, type, language, difficulty, origin, use, sort }
}

/** What the list is asked for: the rest of the address is not its business. */
export function listedPart(search: QuestionsSearch) {
  return { ...filterPart(search), page: search.page }
}

/** The same for every page of one list, another for every other list. */
export function listNameOf(search: QuestionsSearch): string {
  return JSON.stringify([...FILTERS.map((filter) => search[filter] ?? ''), search.sort ?? ''])
}

/** What the parts of the page ask of it. */
export interface QuestionActions {
  open: (dialog: QuestionDialog, questionId?: string, version?: number) => void
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
}
