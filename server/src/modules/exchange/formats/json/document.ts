import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES, QUESTION_TYPES } from '@probant/contract/questions/form'
import { z } from 'zod'

/** What our own file says that it is; the number grows when the file changes so that older readers would mistake it. */
export const KIND = 'probant-questions'
export const VERSION = 1

export const documentSchema = z.object({
  kind: z.literal(KIND),
  version: z.number().int(),
  title: z.unknown().optional(),
  language: z.unknown().optional(),
  quiz: z.record(z.string(), z.unknown()).optional().catch(undefined),
  questions: z.array(z.unknown()),
})

const contentSchema = z.union([
  z.object({ answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })) }),
  z.object({ isTrue: z.boolean() }),
  z.object({
    accepted: z.array(z.string()),
    ignoresAccents: z.boolean().default(false),
    spacingCounts: z.boolean().optional(),
  }),
  z.object({ maxScore: z.number(), guidance: z.string().default('') }),
])

/** Its shape alone: whether it is a good question is asked of whatever comes in, from our own files too. */
export const portableQuestionSchema = z.object({
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  explanation: z.string().default(''),
  content: contentSchema,
  subject: z.string().nullable().default(null),
  difficulty: z.enum(DIFFICULTIES).nullable().default(null),
  language: z.enum(LOCALES).nullable().default(null),
  points: z.number().nullable().default(null),
  section: z.number().int().min(0).default(0),
  /** Those that it names, and no question before it has. */
  pictures: z.record(z.string(), z.object({ base64: z.string() })).default({}),
})
