import { z } from 'zod'
import { answerTextSchema, areDistinctAnswers, textSchema, typedSchema } from '../fields.ts'
import { ACCEPTED_MAX, ANSWER_MAX, GAP_TEXT_MAX, GAPS_MAX, OPTIONS_MAX, OPTIONS_MIN } from '../limits.ts'
import { keptAccepted, writtenAccepted } from '../numeric/accepted-schemas.ts'
import { numbersIn } from './markers.ts'

const type = z.literal('gaps')

/** How much of the points a gap is worth, compared with the others. */
const weight = z.number('required').int('invalid').min(1, 'invalid').max(10, 'invalid').default(1)

const typedGap = z.object({
  kind: z.literal('typed'),
  /** Any of these is right. */
  accepted: z.array(answerTextSchema).min(1, 'answerRequired').max(ACCEPTED_MAX, 'tooManyAccepted'),
  ignoresAccents: z.boolean('invalid').default(false),
  weight,
})

const numberGap = z.object({
  kind: z.literal('number'),
  /** What is typed is read as a number, and may be off by so much. It is right or not: a gap has no shares. */
  number: writtenAccepted.refine(({ share }) => share === undefined, 'invalid'),
  weight,
})

const listGap = z.object({
  kind: z.literal('list'),
  choices: z
    .array(answerTextSchema)
    .min(OPTIONS_MIN, 'gapNeedsChoices')
    .max(OPTIONS_MAX, 'gapNeedsChoices')
    .refine(areDistinctAnswers, 'answersNotUnique'),
  /** The place of the right one. */
  right: z
    .number('rightChoiceMissing')
    .int('invalid')
    // That none is chosen yet.
    .min(0, 'rightChoiceMissing')
    .max(OPTIONS_MAX - 1, 'invalid'),
  weight,
})

const gap = z
  .discriminatedUnion('kind', [typedGap, numberGap, listGap])
  .refine((gap) => gap.kind !== 'list' || gap.right < gap.choices.length, {
    path: ['right'],
    error: 'rightChoiceMissing',
  })

export const written = z
  .object({
    /** Markdown with `[[1]]`, `[[2]]` … where the gaps are. */
    gapText: textSchema.pipe(
      z
        .string()
        .min(1, 'gapTextEmpty')
        // Nobody looks for gaps in what is longer.
        .max(GAP_TEXT_MAX, { error: 'textTooLong', abort: true }),
    ),
    gaps: z.array(gap).min(1, 'gapsMissing').max(GAPS_MAX, 'tooManyGaps'),
  })
  .refine(({ gapText, gaps }) => areEachOnce(numbersIn(gapText), gaps.length), {
    path: ['gapText'],
    error: 'gapsNotInText',
  })

export const kept = z.object({
  type,
  gapText: z.string(),
  gapHtml: z.string(),
  gaps: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('typed'),
        accepted: z.array(z.string()),
        ignoresAccents: z.boolean(),
        weight: z.number(),
      }),
      z.object({ kind: z.literal('number'), number: keptAccepted, weight: z.number() }),
      z.object({
        kind: z.literal('list'),
        choices: z.array(z.string()),
        right: z.number().int(),
        weight: z.number(),
      }),
    ]),
  ),
})

export const shown = z.object({
  type,
  gapHtml: z.string(),
  /** What can be chosen; nothing where one types. */
  gaps: z.array(
    z.object({
      choices: z.array(z.string()).nullable(),
      /** What is typed is read as a number. */
      isNumber: z.literal(true).optional(),
    }),
  ),
})

/** Of each gap what was typed or chosen: a list has no places, so that its order says nothing. */
export const answer = z.object({
  type,
  given: z.array(typedSchema(ANSWER_MAX).nullable(), 'invalid').max(GAPS_MAX, 'invalid'),
})

export const right = z.object({ type, gaps: kept.shape.gaps })

function areEachOnce(numbers: readonly number[], count: number): boolean {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted.length === count && sorted.every((number, index) => number === index + 1)
}
