import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema } from '../fields.ts'
import { INCIDENTS_MAX } from '../limits.ts'
import { participantParams, participantSchema, VIOLATIONS } from '../participants/participant.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { attemptSchema, receiptSchema } from './taking.ts'

/** What a page reports: the five violations, what is only recorded, and that a warning was read. */
export const INCIDENT_KINDS = [
  ...VIOLATIONS,
  'full_screen_left',
  'developer_tools',
  'warning_confirmed',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** The same, and what the server notes itself. */
export const NOTED_KINDS = [
  ...INCIDENT_KINDS,
  'taken_over',
  'let_in_again',
  'reopened',
  'gap',
  'paused',
  'resumed',
] as const
export type NotedKind = (typeof NOTED_KINDS)[number]

/** One line of the same journal that holds the answers: it counts at its own place, however late it comes. */
export const incidentSchema = z.object({
  number: z.number('required').int('invalid').min(1, 'invalid').max(2_147_483_647, 'invalid'),
  kind: z.enum(INCIDENT_KINDS, 'invalid'),
  /** Since the start, by the page's own steady clock: one act fires several events at nearly the same moment. */
  elapsedMs: z.number('required').int('invalid').min(0, 'invalid').max(2_147_483_647, 'invalid'),
  /** What was in view. */
  questionId: idSchema.nullable(),
})
export type Incident = z.infer<typeof incidentSchema>

/** What the page has to do about it. */
export const verdictSchema = z.object({
  /** Show the warning, and go on once it is confirmed. */
  warning: z.enum(VIOLATIONS).nullable(),
  /** It is over, and handed in. */
  receipt: receiptSchema.nullable(),
})
export type Verdict = z.infer<typeof verdictSchema>

export const reportIncidents = {
  method: 'POST',
  url: '/api/participation/quizzes/:quizId/incidents',
  access: 'participant',
  summary: 'What the page noticed; the server counts, and says what follows',
  errors: [
    'quizNotFound',
    'notAParticipant',
    'quizNotActive',
    'noActiveSubmission',
    'heldElsewhere',
    'alreadySubmitted',
    'timeLimitExceeded',
  ],
  schema: {
    params: quizParams,
    body: z.object({
      browserId: idSchema,
      attempt: attemptSchema,
      incidents: z.array(incidentSchema).min(1, 'invalid').max(INCIDENTS_MAX, 'invalid'),
    }),
    response: { 200: verdictSchema },
  },
} as const satisfies Endpoint

/** What is noted of a submission, besides its answers: by the page, or by the server itself. */
export const timelineSchema = z.array(
  z.object({
    kind: z.enum(NOTED_KINDS),
    at: instantSchema,
    questionId: z.uuid().nullable(),
    /** Whether it counted as a violation. */
    isCounted: z.boolean(),
    /** Of a gap: how long nothing was seen of the page that takes the quiz. */
    gapMs: z.number().int().nullable(),
  }),
)
export type Timeline = z.infer<typeof timelineSchema>

export const getTimeline = {
  method: 'GET',
  url: '/api/quizzes/:quizId/participants/:participantId/timeline',
  access: 'user',
  program: 'results',
  summary: 'What was noted while somebody took the quiz; of several attempts, in the latest',
  errors: ['quizNotFound', 'quizNotAllowed', 'participantNotFound'],
  schema: { params: participantParams, response: { 200: timelineSchema } },
} as const satisfies Endpoint

export const reopenSubmission = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/:participantId/reopen',
  access: 'user',
  summary: 'Lets somebody go on whose quiz was ended by violations, with the time that was left',
  errors: ['quizNotFound', 'quizNotAllowed', 'participantNotFound', 'notReopenable', 'answersSeen'],
  schema: { params: participantParams, response: { 200: participantSchema } },
} as const satisfies Endpoint
