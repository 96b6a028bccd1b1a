import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import {
  emailSchema,
  newPasswordSchema,
  presentedPasswordSchema,
  repeatedPasswordSchema,
  usernameSchema,
} from './fields.ts'
import { passwordsMatch, userSchema } from './users.ts'

/** What a bot check is asked for; a token is good for one of these only. */
export const BOT_ACTIONS = [
  'signup',
  'login',
  'password_reset',
  'quiz_entrance',
  'join_code',
  'room_place',
  'tryout',
] as const
export type BotAction = (typeof BOT_ACTIONS)[number]

/** A whole class does these from one network: whoever guesses at passwords there makes them no harder, nor the other way round. */
export const BOT_ACTIONS_APART: readonly BotAction[] = ['join_code', 'room_place']

export const botTokenSchema = z.string('required').min(1, 'required').max(8192, 'invalid')
const linkTokenSchema = z.string('required').min(1, 'required').max(200, 'invalid')

/**
 * Signed out, both are missing. Whoever came by an invitation is signed in for that quiz only; whoever came after its end,
 * for their own result.
 */
export const sessionSchema = z.object({
  user: userSchema.optional(),
  accessToken: z.string().optional(),
  quizId: z.uuid().optional(),
  isForResult: z.literal(true).optional(),
})
export type Session = z.infer<typeof sessionSchema>

export const signedInSchema = sessionSchema.required({ user: true, accessToken: true })
export type SignedIn = z.infer<typeof signedInSchema>

/** Where the account has a second factor nobody is signed in yet: the browser has a cookie, and a second step to make. */
export const signInAnswerSchema = sessionSchema.extend({ needsSecondStep: z.literal(true).optional() })
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

export const getSession = {
  method: 'GET',
  url: '/api/_auth/session',
  access: 'public',
  summary: 'Who is signed in here, with a fresh access token',
  errors: [],
  cookie: true,
  schema: { response: { 200: sessionSchema } },
} as const satisfies Endpoint

export const deleteSession = {
  method: 'DELETE',
  url: '/api/_auth/session',
  access: 'public',
  summary: 'Log out',
  errors: [],
  cookie: true,
  schema: { response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const refreshSession = {
  method: 'GET',
  url: '/api/refresh',
  access: 'public',
  summary: 'Rotate the refresh token; the session then hands out a new access token',
  errors: ['notAuthenticated', 'invalidToken', 'accountDisabled'],
  cookie: true,
  schema: { response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const signUp = {
  method: 'POST',
  url: '/api/_auth/signup',
  access: 'public',
  summary: 'Open an account and sign in',
  errors: [
    'userWithEmailExists',
    'botCheckFailed',
    'setupCodeWrong',
    'tooManyAttempts',
    'userCreateFailed',
    'tokenGenerationFailed',
    'serviceUnavailable',
  ],
  cookie: true,
  schema: {
    body: z
      .object({
        username: usernameSchema,
        email: emailSchema,
        password: newPasswordSchema,
        confirmPassword: repeatedPasswordSchema,
        botToken: botTokenSchema,
        /** Makes the first account of an installation its administrator; see the operations guide. */
        setupCode: z.string().trim().max(100, 'invalid').optional(),
      })
      .refine(passwordsMatch.check, passwordsMatch.options),
    response: { 201: signedInSchema },
  },
} as const satisfies Endpoint

export const logIn = {
  method: 'POST',
  url: '/api/_auth/login',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  errors: [
    'wrongCredentials',
    'accountDisabled',
    'botCheckFailed',
    'tooManyAttempts',
    'tokenGenerationFailed',
    'serviceUnavailable',
  ],
  cookie: true,
  schema: {
    body: z.object({ email: emailSchema, password: presentedPasswordSchema, botToken: botTokenSchema }),
    response: { 200: signInAnswerSchema },
  },
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'POST',
  url: '/api/_auth/forgot-password',
  access: 'public',
  summary: 'Have a link mailed that sets a new password; answers alike whether or not the address is known',
  errors: ['botCheckFailed', 'tooManyAttempts', 'serviceUnavailable'],
  schema: {
    body: z.object({ email: emailSchema, botToken: botTokenSchema }),
    response: { 202: z.object({ email: z.string() }) },
  },
} as const satisfies Endpoint

/** Also takes a verification link: whoever holds the mailbox may choose a password of their own. */
export const resetPassword = {
  method: 'POST',
  url: '/api/_auth/reset-password',
  access: 'public',
  summary: 'Set a new password with a mailed link, and sign in; all other sessions end',
  errors: [
    'invalidLink',
    'accountDisabled',
    'passwordUpdateFailed',
    'tokenGenerationFailed',
    'userUpdateFailed',
    'serviceUnavailable',
  ],
  cookie: true,
  schema: {
    body: z
      .object({
        token: linkTokenSchema,
        password: newPasswordSchema,
        confirmPassword: repeatedPasswordSchema,
      })
      .refine(passwordsMatch.check, passwordsMatch.options),
    response: { 200: signInAnswerSchema },
  },
} as const satisfies Endpoint

/**
 * A link alone does not prove that whoever registered the address owns it: the account's own session or its
 * password is asked for as well. `passwordNeeded` tells the page to ask.
 */
export const verifyEmail = {
  method: 'POST',
  url: '/api/_auth/verify-email',
  access: 'public',
  summary: 'Confirm an address with a mailed link',
  errors: [
    'invalidLink',
    'wrongCredentials',
    'emailExists',
    'accountDisabled',
    'tooManyAttempts',
    'userUpdateFailed',
  ],
  cookie: true,
  schema: {
    body: z.object({ token: linkTokenSchema, password: presentedPasswordSchema.optional() }),
    response: {
      200: z.object({
        outcome: z.enum(['verified', 'passwordNeeded']),
        purpose: z.enum(['verify_email', 'change_email']),
        email: z.string(),
      }),
    },
  },
} as const satisfies Endpoint

/** For some days after a change the old address may take it back, in case it was somebody else's doing. */
export const undoEmailChange = {
  method: 'POST',
  url: '/api/_auth/undo-email-change',
  access: 'public',
  summary: 'Give an account its former address back with a mailed link; every session ends, the password too',
  errors: ['invalidLink', 'emailExists', 'userUpdateFailed'],
  schema: {
    body: z.object({ token: linkTokenSchema }),
    response: { 200: z.object({ email: z.string() }) },
  },
} as const satisfies Endpoint

export const resendVerification = {
  method: 'POST',
  url: '/api/_auth/verification',
  access: 'user',
  summary: 'Mail the link that confirms the own address once more',
  errors: ['tooManyAttempts'],
  schema: { response: { 202: z.object({ email: z.string() }) } },
} as const satisfies Endpoint

/** The embedded bot check's task: a proof of work, signed, for one action, once. */
export const getBotChallenge = {
  method: 'GET',
  url: '/api/_auth/bot-challenge',
  access: 'public',
  summary:
    'A proof of work to be solved before signing up, logging in, resetting a password, entering a quiz or trying the generator',
  errors: ['serviceUnavailable'],
  schema: {
    querystring: z.object({ action: z.enum(BOT_ACTIONS, 'invalid') }),
    response: { 200: z.looseObject({}) },
  },
} as const satisfies Endpoint

/** Opened in a window of its own, so it redirects instead of answering data. */
export const startGoogleSignIn = {
  method: 'GET',
  url: '/api/_auth/google/start',
  access: 'public',
  summary: 'Go to Google to sign in',
  errors: ['serviceUnavailable'],
  cookie: true,
  schema: { response: { 302: z.undefined() } },
} as const satisfies Endpoint

export const finishGoogleSignIn = {
  method: 'POST',
  url: '/api/_auth/google',
  access: 'public',
  summary: 'Sign in with what Google sent back to the page',
  errors: [
    'invalidAuthorizationCode',
    'userInfoUnavailable',
    'tokenGenerationFailed',
    'accountDisabled',
    'googleSignInOff',
    'serviceUnavailable',
    'userCreateFailed',
    'userWithEmailExists',
    'userUpdateFailed',
  ],
  cookie: true,
  schema: {
    /** The query string with which Google came back, as it is. */
    body: z.object({ query: z.string('required').min(1, 'required').max(4096, 'invalid') }),
    response: { 200: signInAnswerSchema },
  },
} as const satisfies Endpoint
