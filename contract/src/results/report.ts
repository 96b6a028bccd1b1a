import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { localeSchema } from '../locales.ts'
import { DIFFICULTIES, QUESTION_TYPES } from '../questions/form.ts'
import { COUNTINGS } from '../quizzes/attempts.ts'
import { SCORINGS } from '../quizzes/paper.ts'
import { quizParams } from '../quizzes/quiz.ts'

/** Fewer say nothing about a question, or about the quiz as a measure: their figures are not told. */
export const SUBMISSIONS_MIN = 10

/** Fewer say nothing about a single answer that nobody chose. */
export const NEVER_CHOSEN_MIN = 20

/** What one should look at again. */
export const HINTS = ['keyMayBeWrong', 'againstTheRest', 'tooEasy', 'tooHard', 'optionNeverChosen'] as const
export type Hint = (typeof HINTS)[number]

/** Only the creator of a quiz sees what came of it. */
export const STATISTICS_ERRORS = [
  'quizNotFound',
  'statisticsCreatorOnly',
  'questionsExamined',
  'quizTakenByYou',
] as const

/** Figures are in percent unless they say otherwise; null is what can't be reckoned. */
const figure = z.number().nullable()

const countedOptionSchema = z.object({
  /** In the bank; of true or false 1 and 0. Null: nothing was chosen. */
  place: z.number().int().nullable(),
  html: z.string(),
  isRight: z.boolean(),
  count: z.number().int(),
  /** How many of each fifth of the participants, the weakest first; nothing where there are too few. */
  quintiles: z.array(z.number().int()).nullable(),
})
export type CountedOption = z.infer<typeof countedOptionSchema>

export const itemReportSchema = z.object({
  questionId: z.uuid(),
  /** Its place in the quiz, from 1. */
  number: z.number().int(),
  title: z.string(),
  titleHtml: z.string(),
  language: localeSchema,
  type: z.enum(QUESTION_TYPES),
  subject: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  points: z.number(),
  /** One that was dropped is listed, and counts nowhere. */
  scoring: z.enum(SCORINGS),
  /** Of a pool not everybody has every question. */
  askedCount: z.number().int(),
  /** Of these so many have all its points, and so many some of them. */
  rightCount: z.number().int(),
  partlyCount: z.number().int(),
  averageSpentMs: figure,
  /** Nothing where too few had it, or where it was dropped. */
  statistics: z
    .object({
      /** How much of its points was reached on average. */
      facility: figure,
      standardDeviation: figure,
      /** Do those who do well in the rest do well here? From -100 to 100. */
      discrimination: figure,
      /** The same, of what was possible with these scores. */
      efficiency: figure,
    })
    .nullable(),
  /** What was chosen, part by part; nothing where there is nothing to choose. */
  choices: z
    .array(
      z.object({
        /** What the part asks, where the question has several. */
        html: z.string(),
        options: z.array(countedOptionSchema),
      }),
    )
    .nullable(),
  hints: z.array(z.enum(HINTS)),
})
export type ItemReport = z.infer<typeof itemReportSchema>

export const reportSchema = z.object({
  participantCount: z.number().int(),
  /** Handed in, in any way. */
  handedInCount: z.number().int(),
  /** Of these wholly graded, where anything counts: all scores here are theirs. */
  gradedCount: z.number().int(),
  /** Of these with an answer that waits for a grade. */
  ungradedCount: z.number().int(),
  averagePercent: figure,
  completionPercent: figure,
  averageMs: figure,
  medianPercent: figure,
  /** How many of those who are graded have passed; nothing where the quiz has no pass mark. */
  passing: z.object({ passPercent: z.number(), passedCount: z.number().int() }).nullable(),
  /** Of several attempts which one all of this is taken from; nothing where there is but one. */
  counting: z.enum(COUNTINGS).nullable(),
  /** How many have a score in each tenth, from 0 to 100. */
  distribution: z.array(z.number().int()),
  /** How far scores lie apart and can be trusted; nothing where there are too few. */
  reliability: z
    .object({
      standardDeviation: figure,
      /** No percentages, these two. */
      skewness: figure,
      kurtosis: figure,
      consistency: figure,
      errorRatio: figure,
      standardError: figure,
    })
    .nullable(),
  subjects: z.array(z.object({ subject: z.string(), questionCount: z.number().int(), percent: figure })),
  difficulties: z.array(
    z.object({ difficulty: z.enum(DIFFICULTIES), questionCount: z.number().int(), percent: figure }),
  ),
  questions: z.array(itemReportSchema),
})
export type Report = z.infer<typeof reportSchema>

export const getReport = {
  method: 'GET',
  url: '/api/quizzes/:quizId/report',
  access: 'user',
  program: 'results',
  summary: 'What came of a quiz: scores, times, every question, how far it can be trusted; for its creator',
  errors: STATISTICS_ERRORS,
  schema: { params: quizParams, response: { 200: reportSchema } },
} as const satisfies Endpoint
