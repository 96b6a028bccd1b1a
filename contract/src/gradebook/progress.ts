import { z } from 'zod'
import { instantSchema } from '../fields.ts'

/** How somebody did in one subject, from quiz to quiz, the oldest first; only what is wholly graded. */
export const subjectProgressSchema = z.object({
  subject: z.string(),
  points: z.array(
    z.object({
      quizId: z.uuid(),
      title: z.string(),
      /** When it was handed in. */
      at: instantSchema,
      percent: z.number(),
    }),
  ),
})
export type SubjectProgress = z.infer<typeof subjectProgressSchema>
