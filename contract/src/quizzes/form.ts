import { z } from 'zod'
import { certificateOptionSchema } from '../certificates/option.ts'
import { idSchema, instantSchema, lineSchema, nameSchema, pointsSchema, textSchema } from '../fields.ts'
import {
  DURATION_MINUTES_MAX,
  INSTRUCTIONS_MAX,
  NAME_MAX,
  QUIZ_QUESTIONS_MAX,
  QUIZ_SECTIONS_MAX,
} from '../limits.ts'
import { localeSchema } from '../locales.ts'
import { passPercentSchema, scaleSchema } from '../scale/scale.ts'
import { timeZoneSchema } from '../time-zone.ts'
import { attemptsSchema, ONE_ATTEMPT } from './attempts.ts'

export const PAGINGS = ['one', 'all'] as const
export type Paging = (typeof PAGINGS)[number]

/** When a participant sees the right answers and the explanations. */
export const ANSWERS_SHOWN = ['never', 'after_finishing', 'after_end'] as const
export type AnswersShown = (typeof ANSWERS_SHOWN)[number]

export const SCORE_SHOWN = ['at_once', 'on_release'] as const
export type ScoreShown = (typeof SCORE_SHOWN)[number]

/** What a violation leads to: it is recorded, warned about, or ends the submission at the second time. */
export const ANTI_CHEAT_POLICIES = ['record', 'warn', 'end'] as const
export type AntiCheatPolicy = (typeof ANTI_CHEAT_POLICIES)[number]

export const quizOptionsSchema = z
  .object({
    shufflesQuestions: z.boolean('invalid'),
    shufflesAnswers: z.boolean('invalid'),
    paging: z.enum(PAGINGS, 'invalid'),
    canGoBack: z.boolean('invalid'),
    answersShown: z.enum(ANSWERS_SHOWN, 'invalid'),
    scoreShown: z.enum(SCORE_SHOWN, 'invalid'),
    antiCheat: z.enum(ANTI_CHEAT_POLICIES, 'invalid'),
    requiresFullScreen: z.boolean('invalid'),
    /** How scores are shown; null: as the workspace has it. */
    scale: scaleSchema.nullable().default(null),
    /** From so many percent on it is passed; null: nothing is said about that. */
    passPercent: passPercentSchema.nullable().default(null),
    /** Whoever is through comes to their result by their link, slip or code; otherwise only signed in to an account. */
    resultByLink: z.boolean('invalid').default(true),
    /** What whoever passes gets; null: nothing. */
    certificate: certificateOptionSchema.nullable().default(null),
    attempts: attemptsSchema.default(ONE_ATTEMPT),
  })
  // Without a pass mark nobody could be through by passing.
  .refine(({ attempts, passPercent }) => !attempts.untilPassed || passPercent !== null, {
    path: ['passPercent'],
    error: 'passMarkNeeded',
  })
export type QuizOptions = z.infer<typeof quizOptionsSchema>

export const DEFAULT_OPTIONS: QuizOptions = {
  shufflesQuestions: false,
  shufflesAnswers: true,
  paging: 'one',
  canGoBack: true,
  answersShown: 'after_end',
  scoreShown: 'at_once',
  antiCheat: 'end',
  requiresFullScreen: false,
  scale: null,
  passPercent: null,
  resultByLink: true,
  certificate: null,
  attempts: ONE_ATTEMPT,
}

const sectionSchema = z.object({
  /** May be empty: then its questions stand under no heading. */
  title: lineSchema.pipe(z.string().max(NAME_MAX, 'nameTooLong')).default(''),
  /** A pool: each participant gets that many of its questions, by their own draw; null for all of them. */
  draw: z
    .number('invalid')
    .int('invalid')
    .min(1, 'invalid')
    .max(QUIZ_QUESTIONS_MAX, 'invalid')
    .nullable()
    .default(null),
  questions: z.array(z.object({ questionId: idSchema, points: pointsSchema })),
})

/** No database keeps the year 0. */
export const scheduledSchema = instantSchema.refine((instant) => !instant.startsWith('0000'), 'invalid')

export const durationSchema = z
  .number('required')
  .int('durationInvalid')
  .min(0, 'durationInvalid')
  .max(DURATION_MINUTES_MAX, 'durationInvalid')

/** Markdown, shown before the start. */
export const instructionsSchema = textSchema.pipe(z.string().max(INSTRUCTIONS_MAX, 'textTooLong'))

const fields = {
  title: nameSchema,
  language: localeSchema,
  /** Null: it opens the moment it is published. */
  startsAt: scheduledSchema.nullable(),
  endsAt: scheduledSchema.nullable(),
  /** In which the creator thinks of start and end. */
  timeZone: timeZoneSchema,
  /** 0: no limit but the end. */
  durationMinutes: durationSchema,
  instructions: instructionsSchema,
  sections: z
    .array(sectionSchema)
    .min(1, 'invalid')
    .max(QUIZ_SECTIONS_MAX, 'invalid')
    .refine((sections) => idsIn(sections).length <= QUIZ_QUESTIONS_MAX, 'tooManyQuizQuestions')
    .refine((sections) => new Set(idsIn(sections)).size === idsIn(sections).length, 'questionTwice'),
  options: quizOptionsSchema
    // One that nobody could get would be a promise that is not kept.
    .refine(({ certificate, passPercent }) => !certificate || passPercent !== null, {
      message: 'certificateNeedsPassMark',
      path: ['certificate'],
    })
    // That no attempt is left would tell whoever waits for the score that they have passed.
    .refine(({ attempts, scoreShown }) => !attempts.untilPassed || scoreShown === 'at_once', {
      message: 'untilPassedNeedsScore',
      path: ['attempts'],
    }),
}

/**
 * What a creator writes. A draft may be incomplete, so this is only what can't be kept otherwise; what is missing for
 * publishing stands in `readiness`.
 */
export const quizFormSchema = z.object({ ...fields, instructions: fields.instructions.default('') })
export type QuizForm = z.input<typeof quizFormSchema>
/** The same, as it is kept. */
export type QuizDraft = z.output<typeof quizFormSchema>

/** Of an edit: whatever is left out stays as it is. */
export const quizChangesSchema = z.object(fields).partial()
export type QuizChanges = z.input<typeof quizChangesSchema>
/** The same, as it is kept. */
export type DraftChanges = z.output<typeof quizChangesSchema>

function idsIn(sections: { questions: { questionId: string }[] }[]): string[] {
  return sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
}
