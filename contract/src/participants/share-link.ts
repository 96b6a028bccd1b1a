import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { emailSchema, instantSchema } from '../fields.ts'
import { SHARE_DOMAINS_MAX, SHARE_EMAILS_MAX } from '../limits.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { CREATOR_ERRORS, MAILING_ERRORS } from './participant.ts'

/** Letters of any language, or as mail programs write them (`xn--…`). */
const DOMAIN = /^(?=.{4,253}$)([\p{L}\p{M}\p{N}-]+\.)+(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u

const domainSchema = z
  .string('required')
  .trim()
  .toLowerCase()
  .transform((domain) => domain.normalize('NFC').replace(/^@/, ''))
  .pipe(z.string().regex(DOMAIN, 'domainInvalid'))

/** Who may come by the link. At least one of the two says so; nobody else learns which. */
export const shareRuleSchema = z
  .object({
    domains: z.array(domainSchema).max(SHARE_DOMAINS_MAX, 'invalid').default([]),
    emails: z.array(emailSchema).max(SHARE_EMAILS_MAX, 'invalid').default([]),
  })
  .refine(({ domains, emails }) => domains.length + emails.length > 0, {
    path: ['domains'],
    error: 'shareRuleEmpty',
  })
export type ShareRule = z.output<typeof shareRuleSchema>

export const shareLinkSchema = z.object({
  /** The address to show or print; null while there is none. */
  url: z.string().nullable(),
  domains: z.array(z.string()),
  emails: z.array(z.string()),
  openedAt: instantSchema.nullable(),
})
export type ShareLink = z.infer<typeof shareLinkSchema>

export const getShareLink = {
  method: 'GET',
  url: '/api/quizzes/:quizId/share-link',
  access: 'user',
  program: 'read',
  summary: 'The link by which people of some domains, or of a list, may join; off by default',
  errors: CREATOR_ERRORS,
  schema: { params: quizParams, response: { 200: shareLinkSchema } },
} as const satisfies Endpoint

export const openShareLink = {
  method: 'PUT',
  url: '/api/quizzes/:quizId/share-link',
  access: 'user',
  program: 'write',
  summary: 'Switch the share link on, or change who may come by it; the address stays the same',
  errors: [...CREATOR_ERRORS, ...MAILING_ERRORS, 'organizationInactive', 'inviteToInactiveQuiz'],
  schema: { params: quizParams, body: shareRuleSchema, response: { 200: shareLinkSchema } },
} as const satisfies Endpoint

export const closeShareLink = {
  method: 'DELETE',
  url: '/api/quizzes/:quizId/share-link',
  access: 'user',
  program: 'write',
  summary: 'Switch the share link off; the next one has another address',
  errors: CREATOR_ERRORS,
  schema: { params: quizParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint
