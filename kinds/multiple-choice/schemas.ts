import { z } from 'zod'
import { answerTextSchema, areDistinctAnswers } from '../fields.ts'

const type = z.literal('multiple_choice')

export const written = z.object({
  answers: z
    .array(z.object({ text: answerTextSchema, isCorrect: z.boolean('invalid') }))
    .length(4, 'exactlyFourAnswers')
    .refine((answers) => answers.filter(({ isCorrect }) => isCorrect).length === 1, 'oneCorrectAnswer')
    .refine((answers) => areDistinctAnswers(answers.map(({ text }) => text)), 'answersNotUnique'),
})

export const kept = z.object({
  type,
  answers: z.array(z.object({ text: z.string(), html: z.string(), isCorrect: z.boolean() })),
})

export const shown = z.object({ type, answers: z.array(z.object({ html: z.string() })) })

/** `place` counts from 0 among the answers, on a paper as it shows them. */
export const answer = z.object({ type, place: z.number('invalid').int('invalid').min(0).max(9) })

export const right = z.object({ type, place: z.number().int(), html: z.string() })
