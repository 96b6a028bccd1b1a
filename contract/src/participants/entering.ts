import { z } from 'zod'
import { botTokenSchema, signedInSchema } from '../auth.ts'
import { brandSchema } from '../branding/branding.ts'
import type { Endpoint } from '../endpoint.ts'
import { cutName, emailSchema, idSchema, instantSchema, lineSchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'
import { answerOf } from '../media.ts'
import { ANSWERS_SHOWN, ANTI_CHEAT_POLICIES, PAGINGS, SCORE_SHOWN } from '../quizzes/form.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { ownAttemptsSchema } from '../submissions/attempts.ts'
import { receiptSchema } from '../submissions/receipt.ts'
import { begunSchema, placeHereSchema, whenSchema } from './begun.ts'
import { VIOLATIONS } from './participant.ts'

/** How a quiz stands for somebody at its door. */
export const DOOR_PHASES = ['upcoming', 'open', 'over'] as const

/** What stands on the door: enough to know that one is right here. */
export const doorSchema = z.object({
  quizId: z.uuid(),
  title: z.string(),
  language: localeSchema,
  creatorName: z.string(),
  /** Under whose name it is held; null: the product’s. */
  brand: brandSchema.nullable(),
  phase: z.enum(DOOR_PHASES),
  ...whenSchema.shape,
  timeZone: z.string(),
  durationMinutes: z.number().int(),
})
export type Door = z.infer<typeof doorSchema>

const ownTime = {
  /** With their extra time. */
  ownMinutes: z.number().int(),
  /** How much of that is theirs alone; where there is no duration, how long they may go on after the end. */
  extraMinutes: z.number().int(),
}

export const linkTokenSchema = z.string('required').min(1, 'required').max(300, 'invalid')
/**
 * The session is for that quiz only, unless the browser was signed in to the same account already. Opened after they were
 * through, it shows their result and does nothing else.
 */
export const enteredSchema = z.object({ quizId: z.uuid(), session: signedInSchema })

/** The mailed link leads to a page with a button: what a mail scanner opens changes nothing. */
export const readInvitationLink = {
  method: 'POST',
  url: '/api/participation/link/read',
  access: 'public',
  summary: 'What an invitation’s link leads to; changes nothing',
  errors: ['invalidLink', 'invitationWithdrawn', 'quizNotActive'],
  schema: {
    body: z.object({ token: linkTokenSchema }),
    response: {
      200: doorSchema.extend({
        ...ownTime,
        /** Empty for whoever is known by name alone. */
        email: z.string(),
        name: z.string(),
        begun: begunSchema.nullable(),
        /** Once they are through: what was counted, and how it came to that. The link leads to their result then. */
        receipt: receiptSchema.nullable(),
        /** Whether it does, as the quiz's creator wants it. */
        opensResult: z.boolean(),
      }),
    },
  },
} as const satisfies Endpoint

export const enterByLink = {
  method: 'POST',
  url: '/api/participation/link/enter',
  access: 'public',
  cookie: true,
  summary:
    'Opens a session for that quiz only, as often as needed; once it is handed in, for one’s own result',
  errors: [
    'invalidLink',
    'invitationWithdrawn',
    'invitationTied',
    'quizNotActive',
    'quizEnded',
    'resultNotByLink',
    'accountDisabled',
    'userCreateFailed',
    'userUpdateFailed',
    'tokenGenerationFailed',
  ],
  schema: { body: z.object({ token: linkTokenSchema }), response: { 200: enteredSchema } },
} as const satisfies Endpoint

/** The answer is the same whether or not the address is invited. */
export const requestInvitationLink = {
  method: 'POST',
  url: '/api/participation/link/request',
  access: 'public',
  summary: 'Send me a new link, to the address that was invited',
  errors: ['botCheckFailed', 'tooManyAttempts'],
  schema: {
    body: z.object({
      /** Not named by whoever has lost the mail, and knows nothing but that they were invited. */
      quizId: quizParams.shape.quizId.optional(),
      email: emailSchema,
      botToken: botTokenSchema,
    }),
    response: { 200: z.object({ email: z.string() }) },
  },
} as const satisfies Endpoint

export const readShareLink = {
  method: 'POST',
  url: '/api/participation/share/read',
  access: 'public',
  cookie: true,
  summary: 'What a share link leads to, and who takes part with this browser already',
  errors: ['shareLinkClosed', 'quizNotActive'],
  schema: {
    body: z.object({ token: linkTokenSchema }),
    response: { 200: doorSchema.extend({ here: placeHereSchema.nullable() }) },
  },
} as const satisfies Endpoint

/** The answer is the same whether or not the address may come in. */
export const requestShareCode = {
  method: 'POST',
  url: '/api/participation/share/request',
  access: 'public',
  summary: 'Mails a code to the typed address, if it may join by this link',
  errors: ['shareLinkClosed', 'quizNotActive', 'quizEnded', 'botCheckFailed', 'tooManyAttempts'],
  schema: {
    body: z.object({ token: linkTokenSchema, email: emailSchema, botToken: botTokenSchema }),
    /** Whoever enters names their own request: nobody else's guesses count against it. */
    response: { 200: z.object({ email: z.string(), requestId: z.uuid() }) },
  },
} as const satisfies Endpoint

export const enterByCode = {
  method: 'POST',
  url: '/api/participation/share/enter',
  access: 'public',
  cookie: true,
  summary: 'The mailed code proves the address and opens a session for that quiz only',
  errors: [
    'shareLinkClosed',
    'shareCodeWrong',
    'invitationTied',
    'quizFull',
    'subscriptionNotFound',
    'organizationSubscriptionNotFound',
    'workspacePlanNotFound',
    'quizNotActive',
    'quizEnded',
    'resultNotByLink',
    'accountDisabled',
    'userCreateFailed',
    'userUpdateFailed',
    'tokenGenerationFailed',
    'tooManyAttempts',
  ],
  schema: {
    body: z.object({
      token: linkTokenSchema,
      requestId: idSchema,
      email: emailSchema,
      code: z
        .string('required')
        .trim()
        .regex(/^\d{6}$/, 'shareCodeForm'),
      /** As they want to be called; whoever is on the list already keeps the name that it has for them. */
      name: lineSchema.transform(cutName).default(''),
    }),
    response: { 200: enteredSchema },
  },
} as const satisfies Endpoint

export const lobbySchema = doorSchema.extend({
  /** Empty for whoever is known by name alone. */
  email: z.string(),
  name: z.string(),
  instructionsHtml: z.string(),
  questionCount: z.number().int(),
  antiCheat: z.enum(ANTI_CHEAT_POLICIES),
  requiresFullScreen: z.boolean(),
  paging: z.enum(PAGINGS),
  canGoBack: z.boolean(),
  scoreShown: z.enum(SCORE_SHOWN),
  answersShown: z.enum(ANSWERS_SHOWN),
  /** From so many percent on it is passed; null where nothing is said about that. */
  passPercent: z.number().nullable(),
  /** Whoever passes has it in writing. */
  givesCertificate: z.boolean(),
  /** The results were given out. */
  isReleased: z.boolean(),
  ...ownTime,
  /** Rules that don't count for them. */
  exemptions: z.array(z.enum(VIOLATIONS)),
  /** Their latest attempt is over. */
  isFinished: z.boolean(),
  /** Nothing where there is but one. */
  attempts: ownAttemptsSchema.nullable(),
  /** Everybody's clock stands still: nobody begins before it runs on. */
  isPaused: z.boolean(),
  /** The server's clock rules: what is counted down is counted from here. */
  now: instantSchema,
})
export type Lobby = z.infer<typeof lobbySchema>

export const getLobby = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId',
  access: 'participant',
  result: true,
  summary: 'What a participant sees of a quiz before it begins',
  errors: ['quizNotFound', 'notAParticipant', 'quizNotActive'],
  schema: { params: quizParams, response: { 200: lobbySchema } },
} as const satisfies Endpoint

export const getCalendarFile = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId/calendar',
  access: 'participant',
  costs: 'file',
  summary: 'The window of a quiz as a calendar file',
  errors: ['quizNotFound', 'notAParticipant', 'quizNotActive'],
  schema: { params: quizParams, response: { 200: answerOf('text/calendar') } },
} as const satisfies Endpoint

/** From a session for one quiz to an account of one's own: a link to choose a password goes to the address. */
export const requestPassword = {
  method: 'POST',
  url: '/api/participation/password',
  access: 'participant',
  summary: 'Mails the participant a link to set a password; then they have a full account',
  errors: ['forbidden', 'tooManyAttempts'],
  schema: { response: { 202: z.object({ email: z.string() }) } },
} as const satisfies Endpoint
