import { z } from 'zod'
import { ANSWER_MAX, POINTS_MAX, POINTS_STEP } from './limits.ts'
import { asSeen } from './text/as-seen.ts'

/** Text that people type: trimmed, and without what PostgreSQL can't keep: NUL, and halves of characters. */
export const textSchema = z
  .string('required')
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())

/** Markdown; the server makes safe HTML of it when it is saved. */
export const markdownSchema = (max: number) => textSchema.pipe(z.string().max(max, 'textTooLong'))

/** Text while it is being typed: not trimmed, but without what no database keeps. */
export const typedSchema = (max: number) =>
  z
    .string('required')
    .max(max, 'textTooLong')
    .overwrite((text) => text.toWellFormed().replaceAll('\u0000', ''))

export const answerTextSchema = textSchema.pipe(
  z.string().min(1, 'answerRequired').max(ANSWER_MAX, 'textTooLong'),
)

/** What a question can be worth. Quarters can be added up exactly. */
export const pointsSchema = z
  .number('required')
  .min(POINTS_STEP, 'pointsOutOfSteps')
  .max(POINTS_MAX, 'pointsOutOfSteps')
  .multipleOf(POINTS_STEP, 'pointsOutOfSteps')

/**
 * Does each say something of its own? Only what nobody sees makes no difference: spaces, and how a letter with its
 * accent is spelled in bytes. `ou` and `où`, `CO` and `Co`, `H₂O` and `H2O` may be just what is asked about.
 */
export function areDistinctAnswers(answers: string[]): boolean {
  return repeatedIn(answers).length === 0
}

/** Refuses each row whose text stands in another row too, at the field that holds it. */
export function eachDistinct<Field extends string>(field: Field, message: string) {
  return (rows: readonly Record<Field, string>[], context: z.RefinementCtx): void => {
    for (const index of repeatedIn(rows.map((row) => row[field])))
      context.addIssue({ code: 'custom', path: [index, field], message })
  }
}

/** Which of the texts are there more than once; what is still empty is nothing yet. */
function repeatedIn(texts: readonly string[]): number[] {
  const seen = texts.map(asSeen)
  return seen.flatMap((text, index) =>
    text !== '' && seen.some((other, at) => at !== index && other === text) ? [index] : [],
  )
}
