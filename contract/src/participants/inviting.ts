import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import {
  cutName,
  idSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  searchSchema,
  textSchema,
} from '../fields.ts'
import { INVITATION_MESSAGE_MAX, PARTICIPANTS_AT_ONCE_MAX } from '../limits.ts'
import { answerOf, CSV, EVENTS, XLSX } from '../media.ts'
import { quizParams } from '../quizzes/quiz.ts'
import {
  accommodationSchema,
  CREATOR_ERRORS,
  MAILING_ERRORS,
  PARTICIPANT_STATUSES,
  participantParams,
  participantSchema,
} from './participant.ts'
import { selectedSchema } from './selection.ts'

export const PARTICIPANT_SORTS = ['invited', 'name', 'email', 'status', 'score'] as const
export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number]

export const participantFilterSchema = z.object({
  search: searchSchema,
  /** One of them alone. */
  participantId: idSchema.optional(),
  status: z.enum(PARTICIPANT_STATUSES, 'invalid').optional(),
  sort: z.enum(PARTICIPANT_SORTS, 'invalid').default('invited'),
})
export type ParticipantFilter = z.infer<typeof participantFilterSchema>

export const listParticipants = {
  method: 'GET',
  url: '/api/quizzes/:quizId/participants',
  access: 'user',
  program: 'results',
  summary: 'Who is invited to a quiz and how far they are; for its creator',
  errors: CREATOR_ERRORS,
  schema: {
    params: quizParams,
    querystring: pageQuerySchema.extend(participantFilterSchema.shape),
    response: {
      200: pageOf(participantSchema).extend({
        /** How many there are of each, whatever is searched for. */
        counts: z.record(z.enum(PARTICIPANT_STATUSES), z.number().int()),
      }),
    },
  },
} as const satisfies Endpoint

const inviteeSchema = z.object({
  /** As it was typed: what is no address is reported, and the rest is invited. Empty for whoever has none, but a name. */
  email: z.string().max(1000, 'invalid').default(''),
  /** One that is too long is cut: it must not keep the others of the list from being invited. */
  name: lineSchema.transform(cutName).default(''),
})

/** What became of each address; whoever has none stands there by name. */
export const inviteReportSchema = z.object({
  invited: z.array(z.string()),
  alreadyInvited: z.array(z.string()),
  /** Typed or listed more than once: invited once. */
  duplicates: z.array(z.string()),
  invalid: z.array(z.string()),
  /** How many of those who were invited get no mail: their link is handed to them. */
  byHand: z.number().int(),
})
export type InviteReport = z.infer<typeof inviteReportSchema>

const chosen = {
  people: z.array(inviteeSchema).max(PARTICIPANTS_AT_ONCE_MAX, 'tooManyParticipants').default([]),
  groupIds: z.array(idSchema).max(100, 'invalid').default([]),
}

/** While the list is made: who of it is invited already, and so takes no room. Changes nothing. */
export const checkParticipants = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/check',
  access: 'user',
  program: 'read',
  summary: 'Who of a list is invited already, and how many more the groups would bring; invites nobody',
  errors: [...CREATOR_ERRORS, 'tooManyParticipants', 'groupNotFound'],
  schema: {
    params: quizParams,
    body: z.object(chosen),
    response: {
      200: z.object({
        /** By the address, or by the name where there is none. */
        alreadyInvited: z.array(z.string()),
        /** Who is in the groups, and neither invited nor typed. */
        inGroups: z.number().int(),
      }),
    },
  },
} as const satisfies Endpoint

export const inviteParticipants = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Invite people by e-mail, by name, by groups; what can’t be invited is reported, the rest is',
  errors: [
    ...CREATOR_ERRORS,
    ...MAILING_ERRORS,
    'organizationInactive',
    'workspacePlanNotFound',
    'onlyActiveMembersCreate',
    'inviteToInactiveQuiz',
    'tooManyParticipants',
    'participantLimitReached',
    'groupNotFound',
    'tooManyAttempts',
  ],
  schema: {
    params: quizParams,
    body: z
      .object({
        ...chosen,
        /** No mail to anybody: links and codes are handed out. */
        byHand: z.boolean('invalid').default(false),
        /** In the creator’s own words, for the mail. */
        message: textSchema.pipe(z.string().max(INVITATION_MESSAGE_MAX, 'messageTooLong')).default(''),
      })
      .refine(({ people, groupIds }) => people.length + groupIds.length > 0, {
        path: ['people'],
        error: 'emailsRequired',
      }),
    response: { 200: inviteReportSchema },
  },
} as const satisfies Endpoint

export const resendParticipantMail = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/:participantId/resend',
  access: 'user',
  summary: 'Send the invitation again, now; says so when the mail server refuses it',
  errors: [
    ...CREATOR_ERRORS,
    ...MAILING_ERRORS,
    'participantNotFound',
    'inviteToInactiveQuiz',
    'alreadySubmitted',
    'inviteSendFailed',
    'tooManyAttempts',
  ],
  schema: { params: participantParams, response: { 200: participantSchema } },
} as const satisfies Endpoint

export const remindParticipants = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/remind',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Remind those who have not started; who was reminded within the hour is left alone',
  errors: [...CREATOR_ERRORS, ...MAILING_ERRORS, 'inviteToInactiveQuiz', 'tooManyAttempts'],
  schema: {
    params: quizParams,
    body: z.object({
      /** All of them where it is left out. */
      participantIds: selectedSchema.optional(),
    }),
    response: { 200: z.object({ reminded: z.number().int(), leftAlone: z.number().int() }) },
  },
} as const satisfies Endpoint

export const withdrawParticipant = {
  method: 'DELETE',
  url: '/api/quizzes/:quizId/participants/:participantId',
  access: 'user',
  program: 'write',
  summary: 'Withdraw an invitation that was not used; its link no longer works',
  errors: [...CREATOR_ERRORS, 'participantNotFound', 'quizHasSubmissions', 'tooManyAttempts'],
  schema: { params: participantParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

/** All at once: with that, a quiz that was taken back can be changed or deleted again. */
export const withdrawParticipants = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/withdraw',
  access: 'user',
  program: 'write',
  summary:
    'Withdraw every invitation that was not used, or those of a selection, and take the quiz back to draft in the same go if asked',
  errors: [
    ...CREATOR_ERRORS,
    ...MAILING_ERRORS,
    'quizNotActive',
    'quizEnded',
    'quizHasSubmissions',
    'quizUpdateFailed',
    'tooManyAttempts',
  ],
  schema: {
    params: quizParams,
    body: z.object({
      /** All of them where it is left out. */
      participantIds: selectedSchema.optional(),
      /** By mail, those who have heard of it. */
      tell: z.boolean('invalid').default(false),
      takeBack: z.boolean('invalid').default(false),
    }),
    response: {
      200: z.object({
        withdrawn: z.number().int(),
        told: z.number().int(),
        /** Who should have been, but the day's mails are used up. */
        untold: z.number().int(),
        /** Whoever has begun stays: how many of those that were meant. */
        kept: z.number().int(),
      }),
    },
  },
} as const satisfies Endpoint

export const setAccommodation = {
  method: 'PUT',
  url: '/api/quizzes/:quizId/participants/:participantId/accommodation',
  access: 'user',
  summary: 'Give one participant extra time, or exempt them from single anti-cheat rules',
  errors: [...CREATOR_ERRORS, 'participantNotFound', 'quizEnded', 'alreadySubmitted'],
  schema: { params: participantParams, body: accommodationSchema, response: { 200: participantSchema } },
} as const satisfies Endpoint

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

export const exportParticipants = {
  method: 'GET',
  url: '/api/quizzes/:quizId/participants/export',
  access: 'user',
  program: 'results',
  costs: 'file',
  summary: 'All participants as a file, row by row',
  errors: CREATOR_ERRORS,
  schema: {
    params: quizParams,
    querystring: z.object({ format: z.enum(EXPORT_FORMATS, 'invalid').default('csv') }),
    response: { 200: answerOf(CSV, XLSX) },
  },
} as const satisfies Endpoint

/** `change` tells that something has changed: whoever watches asks again for what they show. */
export const watchParticipants = {
  method: 'GET',
  url: '/api/quizzes/:quizId/participants/watch',
  access: 'user',
  summary: 'Server-sent events: one whenever something about the participants changes',
  errors: [...CREATOR_ERRORS, 'tooManyAttempts'],
  schema: { params: quizParams, response: { 200: answerOf(EVENTS) } },
} as const satisfies Endpoint
