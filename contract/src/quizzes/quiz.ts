import { z } from 'zod'
import { idSchema, instantSchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'
import { DIFFICULTIES, QUESTION_TYPES } from '../questions/form.ts'
import { workspaceRefSchema } from '../workspaces.ts'
import { quizOptionsSchema } from './form.ts'

export const QUIZ_STATUSES = ['draft', 'active', 'completed'] as const
export type QuizStatus = (typeof QUIZ_STATUSES)[number]

/** The same, and whether an active one has begun. */
export const QUIZ_PHASES = ['draft', 'scheduled', 'open', 'completed'] as const
export type QuizPhase = (typeof QUIZ_PHASES)[number]

/** What the caller may do with it now. */
const permissionsSchema = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  deactivate: z.boolean(),
  end: z.boolean(),
  /** What can still be done once people are invited: a later end, and a typo before anyone has started. */
  endLater: z.boolean(),
  reword: z.boolean(),
  delete: z.boolean(),
  duplicate: z.boolean(),
  /** See who takes part, remind, withdraw, accommodate. */
  manageParticipants: z.boolean(),
  invite: z.boolean(),
  /** Give it to another member, for whoever owns the organization. */
  handOver: z.boolean(),
})

/** A quiz in a list. */
export const quizSummarySchema = z.object({
  id: z.uuid(),
  /** Where it belongs, as the caller names it. */
  workspace: workspaceRefSchema,
  title: z.string(),
  language: localeSchema,
  status: z.enum(QUIZ_STATUSES),
  phase: z.enum(QUIZ_PHASES),
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  /** When it was over: at its end, or before it where somebody ended it. */
  completedAt: instantSchema.nullable(),
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  /** How many each participant gets. */
  questionCount: z.number().int(),
  participantCount: z.number().int(),
  submissionCount: z.number().int(),
  creator: z.object({ id: z.uuid(), name: z.string() }),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  can: permissionsSchema,
})
export type QuizSummary = z.infer<typeof quizSummarySchema>

/** A question as it stands in a quiz: enough to recognise it. The whole of it is in the bank. */
export const quizQuestionSchema = z.object({
  questionId: z.uuid(),
  number: z.number().int(),
  points: z.number(),
  type: z.enum(QUESTION_TYPES),
  subject: z.string(),
  language: localeSchema,
  difficulty: z.enum(DIFFICULTIES),
  title: z.string(),
  titleHtml: z.string(),
})
export type QuizQuestion = z.infer<typeof quizQuestionSchema>

export const quizSchema = quizSummarySchema.extend({
  instructions: z.string(),
  instructionsHtml: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      draw: z.number().int().nullable(),
      questions: z.array(quizQuestionSchema),
    }),
  ),
  options: quizOptionsSchema,
  /** As many as one participant can reach. */
  totalPoints: z.number(),
  /** Counts the saves: the next one names the one it started from. */
  revision: z.number().int(),
  publishedAt: instantSchema.nullable(),
})
export type Quiz = z.infer<typeof quizSchema>

/** What an editor can't know by itself after a save; what it has sent, it has. */
export const savedQuizSchema = quizSummarySchema.extend({
  instructionsHtml: quizSchema.shape.instructionsHtml,
  revision: quizSchema.shape.revision,
  publishedAt: quizSchema.shape.publishedAt,
})
export type SavedQuiz = z.infer<typeof savedQuizSchema>

export const quizParams = z.object({ quizId: idSchema })
