import { markdownSchema } from '@probant/kinds/fields'
import type { Schemas } from '@probant/kinds/kind'
import { ALL_SCHEMAS, type AllSchemas } from '@probant/kinds/schemas'
import { QUESTION_TYPES, type QuestionType } from '@probant/kinds/types'
import { z } from 'zod'
import { nameSchema, textSchema } from '../fields.ts'
import { EXPLANATION_MAX, QUESTION_TITLE_MAX, QUESTION_TITLE_MIN } from '../limits.ts'
import { localeSchema } from '../locales.ts'
import { DIFFICULTIES, type Difficulty } from './filter.ts'
import { shownLength } from './shown-length.ts'

export { DIFFICULTIES, type Difficulty, QUESTION_TYPES, type QuestionType }

export const questionTitleSchema = textSchema.pipe(
  z
    .string()
    .min(1, 'questionTitleEmpty')
    .refine((title) => title === '' || shownLength(title) >= QUESTION_TITLE_MIN, 'questionTitleTooShort')
    .max(QUESTION_TITLE_MAX, 'textTooLong'),
)

export const explanationSchema = markdownSchema(EXPLANATION_MAX)

const commonSchema = z.object({
  subject: nameSchema,
  language: localeSchema,
  difficulty: z.enum(DIFFICULTIES, 'invalid'),
  title: questionTitleSchema,
  /** Shown after the quiz. */
  explanation: explanationSchema.default(''),
})

/** Rules that it breaks, by codes of their own. */
export const FORM_ERRORS = ['exactlyFourAnswers', 'answersNotUnique', 'questionTitleEmpty'] as const

/** What an author writes: the same of every kind, and the content that its kind asks for. */
export const questionFormSchema = z.discriminatedUnion(
  'type',
  ALL_SCHEMAS.map(formOf) as unknown as Forms<AllSchemas>,
)
export type QuestionForm = z.input<typeof questionFormSchema>
/** The same, as it is kept. */
export type QuestionDraft = z.output<typeof questionFormSchema>

function formOf<S extends Schemas>({ kept, written }: S) {
  return commonSchema.extend({
    type: kept.shape.type as S['kept']['shape']['type'],
    content: written as S['written'],
  })
}

type Forms<All extends readonly Schemas[]> = { [Index in keyof All]: ReturnType<typeof formOf<All[Index]>> }
