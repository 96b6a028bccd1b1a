import { z } from 'zod'
import { nameSchema, textSchema } from '../fields.ts'
import {
  ACCEPTED_MAX,
  ANSWER_MAX,
  EXPLANATION_MAX,
  QUESTION_TITLE_MAX,
  QUESTION_TITLE_MIN,
} from '../limits.ts'
import { localeSchema } from '../locales.ts'
import { pointsSchema } from '../points.ts'
import { shownLength } from './shown-length.ts'

export const QUESTION_TYPES = ['multiple_choice', 'true_false', 'fill_in', 'open'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'tough'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Markdown; the server makes safe HTML of it when it is saved. */
const markdownSchema = (max: number) => textSchema.pipe(z.string().max(max, 'textTooLong'))

export const questionTitleSchema = textSchema.pipe(
  z
    .string()
    .min(1, 'questionTitleEmpty')
    .refine((title) => title === '' || shownLength(title) >= QUESTION_TITLE_MIN, 'questionTitleTooShort')
    .max(QUESTION_TITLE_MAX, 'textTooLong'),
)

export const answerTextSchema = textSchema.pipe(
  z.string().min(1, 'answerRequired').max(ANSWER_MAX, 'textTooLong'),
)

export const explanationSchema = markdownSchema(EXPLANATION_MAX)

const answerSchema = z.object({
  text: answerTextSchema,
  isCorrect: z.boolean('invalid'),
})

/**
 * Does each say something of its own? Only what nobody sees makes no difference: spaces, and how a letter with its
 * accent is spelled in bytes. `ou` and `où`, `CO` and `Co`, `H₂O` and `H2O` may be just what is asked about.
 */
export function areDistinctAnswers(answers: string[]): boolean {
  const seen = answers.map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  return new Set(seen).size === seen.length
}

const multipleChoiceSchema = z.object({
  answers: z
    .array(answerSchema)
    .length(4, 'exactlyFourAnswers')
    .refine((answers) => answers.filter(({ isCorrect }) => isCorrect).length === 1, 'oneCorrectAnswer')
    .refine((answers) => areDistinctAnswers(answers.map(({ text }) => text)), 'answersNotUnique'),
})

const trueFalseSchema = z.object({ isTrue: z.boolean('required') })

const fillInSchema = z.object({
  /** Any of these is right. */
  accepted: z.array(answerTextSchema).min(1, 'answerRequired').max(ACCEPTED_MAX, 'invalid'),
  /** Accents count unless the author says not. */
  ignoresAccents: z.boolean('invalid').default(false),
  /** Spaces and hyphens within words (`ground water`) don't count unless the author says so. */
  spacingCounts: z.boolean('invalid').optional(),
})

const openSchema = z.object({
  maxScore: pointsSchema,
  /** What the grader should look for. */
  guidance: markdownSchema(EXPLANATION_MAX).default(''),
})

const commonSchema = z.object({
  subject: nameSchema,
  language: localeSchema,
  difficulty: z.enum(DIFFICULTIES, 'invalid'),
  title: questionTitleSchema,
  /** Shown after the quiz. */
  explanation: explanationSchema.default(''),
})

/** What an author writes. */
export const questionFormSchema = z.discriminatedUnion('type', [
  commonSchema.extend({ type: z.literal('multiple_choice'), content: multipleChoiceSchema }),
  commonSchema.extend({ type: z.literal('true_false'), content: trueFalseSchema }),
  commonSchema.extend({ type: z.literal('fill_in'), content: fillInSchema }),
  commonSchema.extend({ type: z.literal('open'), content: openSchema }),
])
export type QuestionForm = z.input<typeof questionFormSchema>
/** The same, as it is kept. */
export type QuestionDraft = z.output<typeof questionFormSchema>
