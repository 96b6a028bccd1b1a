import { z } from 'zod'
import { answerTextSchema, areDistinctAnswers } from '../fields.ts'
import { OPTIONS_MAX, OPTIONS_MIN } from '../limits.ts'

const type = z.literal('choices')

const optionsSchema = z
  .array(z.object({ text: answerTextSchema, isCorrect: z.boolean('invalid') }))
  .min(OPTIONS_MIN, 'twoToTenAnswers')
  .max(OPTIONS_MAX, 'twoToTenAnswers')
  // All of them may be right; none would mean that the right answer is to answer nothing.
  .refine((options) => options.some(({ isCorrect }) => isCorrect), 'someCorrectAnswer')
  .refine((options) => areDistinctAnswers(options.map(({ text }) => text)), 'answersNotUnique')

export const written = z
  .object({
    options: optionsSchema,
    /** One is chosen; otherwise as many as one likes, also where only one of them is right. */
    isSingle: z.boolean('invalid').default(false),
    /** Each right one earns its share, and each wrong one costs as much; otherwise it is all or nothing. */
    partial: z.boolean('invalid').default(false),
  })
  .refine(({ options, isSingle }) => !isSingle || options.filter(({ isCorrect }) => isCorrect).length <= 1, {
    path: ['options'],
    message: 'onlyOneCorrectAnswer',
  })

export const kept = z.object({
  type,
  options: z.array(z.object({ text: z.string(), html: z.string(), isCorrect: z.boolean() })),
  isSingle: z.boolean(),
  partial: z.boolean(),
})

/** How many are right doesn't show. */
export const shown = z.object({
  type,
  options: z.array(z.object({ html: z.string() })),
  isSingle: z.boolean(),
})

const placeSchema = z
  .number('invalid')
  .int('invalid')
  .min(0, 'invalid')
  .max(OPTIONS_MAX - 1, 'invalid')

/** Counted from 0 among the answers, on a paper as it shows them; each once, the first one first. */
export const answer = z.object({
  type,
  places: z
    .array(placeSchema)
    .max(OPTIONS_MAX, 'invalid')
    .refine((places) => places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)), 'invalid'),
})

/** `htmls` says what stands in the places. */
export const right = z.object({ type, places: z.array(z.number().int()), htmls: z.array(z.string()) })
