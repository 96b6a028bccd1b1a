import { z } from 'zod'
import { botTokenSchema } from '../auth.ts'
import type { Endpoint } from '../endpoint.ts'
import { cutName, instantSchema, lineSchema, optionalEmailSchema } from '../fields.ts'
import { OPEN_LINK_PLACES_MAX } from '../limits.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { placeHereSchema } from './begun.ts'
import { doorSchema, enteredSchema, linkTokenSchema } from './entering.ts'
import { CREATOR_ERRORS } from './participant.ts'

/** What whoever comes by the link says of themselves. Nobody proves it. */
export const OPEN_LINK_ASKS = ['name', 'email', 'both'] as const
export type OpenLinkAsks = (typeof OPEN_LINK_ASKS)[number]

export const openLinkRuleSchema = z.object({
  asks: z.enum(OPEN_LINK_ASKS, 'invalid'),
  /** How many may come by it; null for as many as the plan allows, which bounds it in any case. */
  places: z
    .number('placesInvalid')
    .int('placesInvalid')
    .min(1, 'placesInvalid')
    .max(OPEN_LINK_PLACES_MAX, 'placesInvalid')
    .nullable(),
})
export type OpenLinkRule = z.infer<typeof openLinkRuleSchema>

/** The link by which anybody may come, and what has come of it so far, also once it is closed. */
export const openLinkSchema = openLinkRuleSchema.extend({
  /** Null while there is none, and once it is closed. */
  url: z.string().nullable(),
  openedAt: instantSchema.nullable(),
  closedAt: instantSchema.nullable(),
  /** Browsers that have opened it, as they say themselves; then people. */
  funnel: z.object({
    opened: z.number().int(),
    joined: z.number().int(),
    begun: z.number().int(),
    finished: z.number().int(),
  }),
  /** How many tries there were when no place was left, and the last of them; since it was opened. */
  turnedAway: z.object({ count: z.number().int(), lastAt: instantSchema.nullable() }),
})
export type OpenLink = z.infer<typeof openLinkSchema>

export const getOpenLink = {
  method: 'GET',
  url: '/api/quizzes/:quizId/open-link',
  access: 'user',
  program: 'read',
  summary:
    'The link by which anybody may join, and how many opened it, joined, began and finished; off by default',
  errors: CREATOR_ERRORS,
  schema: { params: quizParams, response: { 200: openLinkSchema } },
} as const satisfies Endpoint

export const openOpenLink = {
  method: 'PUT',
  url: '/api/quizzes/:quizId/open-link',
  access: 'user',
  program: 'write',
  summary:
    'Switch the open link on, or change what it asks and how many may come; the address stays the same',
  errors: [...CREATOR_ERRORS, 'organizationInactive', 'inviteToInactiveQuiz'],
  schema: { params: quizParams, body: openLinkRuleSchema, response: { 200: openLinkSchema } },
} as const satisfies Endpoint

/** Whoever is in stays in, and finishes. */
export const closeOpenLink = {
  method: 'DELETE',
  url: '/api/quizzes/:quizId/open-link',
  access: 'user',
  program: 'write',
  summary: 'Close the open link at once; the next one has another address',
  errors: CREATOR_ERRORS,
  schema: { params: quizParams, response: { 200: openLinkSchema } },
} as const satisfies Endpoint

export const readOpenLink = {
  method: 'POST',
  url: '/api/participation/open/read',
  access: 'public',
  cookie: true,
  summary: 'What an open link leads to, what it asks, and who takes part with this browser already',
  errors: ['shareLinkClosed', 'quizNotActive'],
  schema: {
    body: z.object({ token: linkTokenSchema }),
    response: {
      200: doorSchema.extend({
        asks: z.enum(OPEN_LINK_ASKS),
        /** All places of the link are taken: whoever takes part already goes on. */
        isFull: z.boolean(),
        here: placeHereSchema.nullable(),
      }),
    },
  },
} as const satisfies Endpoint

/** The browser remembers by itself that it has said so: all that is kept is a number. */
export const countOpening = {
  method: 'POST',
  url: '/api/participation/open/count',
  access: 'public',
  summary: 'A browser has opened an open link for the first time',
  errors: ['shareLinkClosed'],
  schema: { body: z.object({ token: linkTokenSchema }), response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const enterByOpenLink = {
  method: 'POST',
  url: '/api/participation/open/enter',
  access: 'public',
  cookie: true,
  summary: 'Comes in with what the link asks; opens a session for that quiz only',
  errors: [
    'shareLinkClosed',
    'quizFull',
    'subscriptionNotFound',
    'organizationSubscriptionNotFound',
    'workspacePlanNotFound',
    'quizNotActive',
    'quizEnded',
    'resultNotByLink',
    'invitationWithdrawn',
    'invitationTied',
    'accountDisabled',
    'userCreateFailed',
    'userUpdateFailed',
    'tokenGenerationFailed',
    'botCheckFailed',
  ],
  schema: {
    body: z.object({
      token: linkTokenSchema,
      /** Left out where the link does not ask for it. */
      name: lineSchema.transform(cutName).default(''),
      email: optionalEmailSchema,
      botToken: botTokenSchema,
    }),
    response: { 200: enteredSchema },
  },
} as const satisfies Endpoint
