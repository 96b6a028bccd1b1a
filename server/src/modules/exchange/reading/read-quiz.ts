import { nameSchema } from '@probant/contract/fields'
import { QUIZ_SECTIONS_MAX } from '@probant/contract/limits'
import { localeSchema } from '@probant/contract/locales'
import { durationSchema, instructionsSchema, quizOptionsSchema } from '@probant/contract/quizzes/form'
import { z } from 'zod'

const { shufflesQuestions, shufflesAnswers } = quizOptionsSchema.shape

/** What a file says of a quiz, as far as it could be one of ours; what could not is left as it usually is. */
const readQuizSchema = z.object({
  title: nameSchema.nullable().catch(null),
  language: localeSchema.nullable().catch(null),
  instructions: instructionsSchema.catch(''),
  durationMinutes: durationSchema.catch(0),
  shufflesQuestions: shufflesQuestions.catch(false),
  shufflesAnswers: shufflesAnswers.catch(true),
  sections: z
    .array(
      z.object({
        title: nameSchema.or(z.literal('')).catch(''),
        draw: z.number().int().min(1).nullable().catch(null),
      }),
    )
    .max(QUIZ_SECTIONS_MAX)
    .catch([]),
})
export type ReadQuiz = z.infer<typeof readQuizSchema>

export function readQuizIn(said: unknown): ReadQuiz | null {
  return readQuizSchema.safeParse(said).data ?? null
}
