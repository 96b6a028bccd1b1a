import { z } from 'zod'

/** What is open over the form; all but the first three are about one question. */
const QUIZ_FORM_DIALOGS = ['bank', 'new', 'publish', 'edit', 'preview'] as const
export type QuizFormDialog = (typeof QUIZ_FORM_DIALOGS)[number]

/** It stands in the address: the way back closes it. */
export const quizFormSearchSchema = z.object({
  dialog: z.enum(QUIZ_FORM_DIALOGS).optional().catch(undefined),
  question: z.uuid().optional().catch(undefined),
  /** Somebody wants to be shown around. */
  tour: z.literal('yes').optional().catch(undefined),
})
