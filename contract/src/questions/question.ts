import { keptSchema } from '@probant/kinds/schemas'
import { QUESTION_TYPES } from '@probant/kinds/types'
import { z } from 'zod'
import { idSchema, instantSchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'
import { DIFFICULTIES, ORIGINS } from './filter.ts'

export const questionSchema = z.object({
  id: z.uuid(),
  subject: z.string(),
  language: localeSchema,
  difficulty: z.enum(DIFFICULTIES),
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  titleHtml: z.string(),
  content: keptSchema,
  explanation: z.string(),
  explanationHtml: z.string(),
  origin: z.enum(ORIGINS),
  /** Where exactly it comes from: `builtin:facts`, `llm:provider/model`, `gift` …; missing for those written here. */
  source: z.string().nullable(),
  /** The sentence of a text that it rests on. */
  sourceSentence: z.string().nullable(),
  /** In how many quizzes it is. */
  quizCount: z.number().int(),
  /** Counts the edits: a save names the one it started from. */
  revision: z.number().int(),
  /** Missing once that account is gone. */
  creator: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  /** The rule that is against it, where something can't be done. */
  whyNot: z.object({
    edit: z.enum(['organizationInactive', 'onlyCreatorEditsQuestion', 'questionInActiveQuiz']).nullable(),
    delete: z.enum(['onlyCreatorEditsQuestion', 'questionInQuiz']).nullable(),
  }),
})
export type Question = z.infer<typeof questionSchema>

/** What its author wrote, and nothing of where it stands or whose it is. */
export const writtenQuestionSchema = questionSchema.pick({
  type: true,
  subject: true,
  language: true,
  difficulty: true,
  title: true,
  titleHtml: true,
  content: true,
  explanation: true,
  explanationHtml: true,
})

export const questionParams = z.object({ questionId: idSchema })
