import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { idSchema, textSchema } from './fields.ts'
import { TRYOUT_QUIZZES_MAX, TRYOUT_TAKEN_OVER_MAX } from './limits.ts'
import { questionFormSchema } from './questions/form.ts'
import { quizFormSchema } from './quizzes/form.ts'
import { CREATION_ERRORS } from './workspaces.ts'

/** The built-in generator's: the demo has no other. */
export const TRYOUT_SOURCES = ['builtin:facts', 'builtin:document', 'builtin:procedural'] as const

const SOURCE_SENTENCE_MAX = 4000

/** Each goes by the id that it has in the browser: sent twice as it is, it is kept once; what has changed, beside it. */
export const keptTryoutSchema = z
  .object({
    questions: z
      .array(
        z.object({
          id: idSchema,
          question: questionFormSchema,
          /** Missing for one that was written by hand. */
          source: z.enum(TRYOUT_SOURCES, 'invalid').nullable(),
          sourceSentence: textSchema.pipe(z.string().max(SOURCE_SENTENCE_MAX, 'textTooLong')).nullable(),
        }),
      )
      .max(TRYOUT_TAKEN_OVER_MAX, 'invalid'),
    quizzes: z.array(quizFormSchema.extend({ id: idSchema })).max(TRYOUT_QUIZZES_MAX, 'invalid'),
  })
  .refine(({ questions, quizzes }) => questions.length + quizzes.length > 0, {
    path: ['questions'],
    message: 'required',
  })
  .refine(({ questions }) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    path: ['questions'],
    message: 'questionTwice',
  })
  .refine(({ quizzes }) => new Set(quizzes.map(({ id }) => id)).size === quizzes.length, {
    path: ['quizzes'],
    message: 'invalid',
  })
  .refine(
    ({ questions, quizzes }) => {
      const sent = new Set(questions.map(({ id }) => id))
      const asked = quizzes.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
      return asked.every(({ questionId }) => sent.has(questionId))
    },
    { path: ['quizzes'], message: 'invalid' },
  )
export type KeptTryout = z.output<typeof keptTryoutSchema>
export type KeptTryoutForm = z.input<typeof keptTryoutSchema>

export const keepTryout = {
  method: 'POST',
  url: '/api/tryout/keep',
  access: 'user',
  summary:
    'Keep what was made in the demo, in the caller’s personal workspace: all of it or nothing, and what is sent again unchanged only once',
  errors: [
    ...CREATION_ERRORS,
    'tooManyAttempts',
    'questionLimitExceeded',
    'manualQuestionLimitExceeded',
    'manualQuestionQuotaExceeded',
    'quizLimitReached',
    'onlyPersonalQuestions',
    'exactlyFourAnswers',
    'answersNotUnique',
    'questionTitleEmpty',
    'quizUpdateFailed',
  ],
  schema: {
    body: keptTryoutSchema,
    response: {
      201: z.object({
        questionCount: z.number().int(),
        /** The drafts, in the order in which they were sent. */
        quizIds: z.array(z.uuid()),
      }),
    },
  },
} as const satisfies Endpoint
