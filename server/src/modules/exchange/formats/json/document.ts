import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES, QUESTION_TYPES, type QuestionType } from '@probant/contract/questions/form'
import { writtenSchemaOf } from '@probant/kinds/schemas'
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

/** Its shape alone: whether it is a good question is asked of whatever comes in, from our own files too. */
export const portableQuestionSchema = z
  .object({
    type: z.enum(QUESTION_TYPES),
    title: z.string(),
    explanation: z.string().default(''),
    content: z.record(z.string(), z.unknown()),
    subject: z.string().nullable().default(null),
    difficulty: z.enum(DIFFICULTIES).nullable().default(null),
    language: z.enum(LOCALES).nullable().default(null),
    points: z.number().nullable().default(null),
    section: z.number().int().min(0).default(0),
    /** Those that it names, and no question before it has. */
    pictures: z.record(z.string(), z.object({ base64: z.string() })).default({}),
  })
  .refine(({ type, content }) => hasShapeOf(type, content), { path: ['content'] })

/** Are its fields what an author writes for that kind? What is written in them is not looked at. */
function hasShapeOf(type: QuestionType, content: unknown): boolean {
  const { error } = writtenSchemaOf(type).safeParse(content)
  return !error?.issues.some(({ code }) => code === 'invalid_type')
}
