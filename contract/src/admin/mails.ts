import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'

/**
 * - `waiting`: to be sent, or to be tried again
 * - `kept`: there is no mail server; it stays here to be read
 * - `sending`: handed to the mail server this moment
 * - `sent`, `failed`: done with; `unsure`: the mail server had it and gave no answer, so nobody knows
 */
export const MAIL_STATUSES = ['waiting', 'kept', 'sending', 'sent', 'failed', 'unsure'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

const mailSummarySchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
})
export type MailSummary = z.infer<typeof mailSummarySchema>

const mailSchema = mailSummarySchema.extend({
  text: z.string(),
  html: z.string(),
  /** Where mails are really sent, their links are nobody else's business. */
  linksHidden: z.boolean(),
  /** What it said was kept for long enough. */
  isErased: z.boolean(),
  can: z.object({ resend: z.boolean(), dismiss: z.boolean() }),
})
export type Mail = z.infer<typeof mailSchema>

/** For how many days mails are kept that are done with: what they say, and that there was one. */
const mailKeepingSchema = z.object({ textDays: z.number().int(), days: z.number().int() })

export const listMails = {
  method: 'GET',
  url: '/api/admin/mails',
  access: 'admin',
  summary: 'The mail outbox, newest first',
  errors: [],
  schema: {
    querystring: pageQuerySchema.extend({
      search: searchSchema,
      status: z.enum(MAIL_STATUSES, 'invalid').optional(),
    }),
    response: { 200: pageOf(mailSummarySchema).extend({ keeping: mailKeepingSchema }) },
  },
} as const satisfies Endpoint

export const getMail = {
  method: 'GET',
  url: '/api/admin/mails/:mailId',
  access: 'admin',
  summary: 'One mail as it was written',
  errors: ['notFound'],
  schema: { params: z.object({ mailId: idSchema }), response: { 200: mailSchema } },
} as const satisfies Endpoint

export const resendMail = {
  method: 'POST',
  url: '/api/admin/mails/:mailId/resend',
  access: 'admin',
  summary: 'Send a failed mail again',
  errors: ['notFound'],
  schema: { params: z.object({ mailId: idSchema }), response: { 200: mailSchema } },
} as const satisfies Endpoint

export const dismissMail = {
  method: 'DELETE',
  url: '/api/admin/mails/:mailId',
  access: 'admin',
  summary: 'Delete a failed mail that nobody wants sent again',
  errors: ['notFound'],
  schema: { params: z.object({ mailId: idSchema }), response: { 204: z.undefined() } },
} as const satisfies Endpoint

/**
 * - `sent`: the mail server took it
 * - `refused`: it answered, and did not take it
 * - `unreachable`: it gave no answer
 * - `no_server`: none is set up
 */
export const TEST_MAIL_OUTCOMES = ['sent', 'refused', 'unreachable', 'no_server'] as const
export type TestMailOutcome = (typeof TEST_MAIL_OUTCOMES)[number]

export const sendTestMail = {
  method: 'POST',
  url: '/api/admin/mails/test',
  access: 'admin',
  summary: 'Send a mail to oneself at once, and hear what the mail server says',
  errors: ['tooManyAttempts'],
  schema: {
    response: {
      200: z.object({
        outcome: z.enum(TEST_MAIL_OUTCOMES),
        recipient: z.string(),
        /** In the words of the mail server, or of the connection to it. */
        reason: z.string().nullable(),
      }),
    },
  },
} as const satisfies Endpoint
