import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { currentPasswordSchema } from '../users.ts'
import { oneTimeCodeSchema, SECOND_FACTOR_WAYS, secondFactorAnswerSchema } from './answer.ts'

const OWNER_ERRORS = [
  'currentPasswordIncorrect',
  'currentPasswordRequired',
  'currentPasswordNotExpected',
  'freshSignInRequired',
  'tooManyAttempts',
] as const

/** Shown once; whoever had some has these instead. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** What the own account asks for besides the password. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** Since when an authenticator app has been set up. */
  authenticatorSince: instantSchema.nullable(),
  recoveryCodesLeft: z.number().int(),
  /** What a second step can be answered with. */
  ways: z.array(z.enum(SECOND_FACTOR_WAYS)),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const getSecondFactor = {
  method: 'GET',
  url: '/api/users/me/second-factor',
  access: 'user',
  summary: 'What the own account asks for besides the password',
  errors: [],
  schema: { response: { 200: secondFactorSchema } },
} as const satisfies Endpoint

/** It counts once a first code was typed, within ten minutes. */
export const startAuthenticator = {
  method: 'POST',
  url: '/api/users/me/second-factor/authenticator',
  access: 'user',
  summary: 'A secret for an authenticator app, and the address that its QR code holds',
  asksAgain: true,
  errors: [...OWNER_ERRORS, 'emailNotVerified', 'authenticatorThere'],
  schema: {
    body: z.object({ currentPassword: currentPasswordSchema }),
    response: { 201: z.object({ secret: z.string(), uri: z.string() }) },
  },
} as const satisfies Endpoint

export const confirmAuthenticator = {
  method: 'PUT',
  url: '/api/users/me/second-factor/authenticator',
  access: 'user',
  cookie: true,
  summary:
    'Turn on the authenticator app with its first code. The first factor of an account brings recovery codes and signs out every other session',
  errors: ['secondFactorWrong', 'authenticatorNotStarted', 'tooManyAttempts', 'userUpdateFailed'],
  schema: { body: z.object({ code: oneTimeCodeSchema }), response: { 200: recoveryCodesSchema } },
} as const satisfies Endpoint

export const removeAuthenticator = {
  method: 'DELETE',
  url: '/api/users/me/second-factor/authenticator',
  access: 'user',
  summary: 'Remove the authenticator app; with the last factor the recovery codes go, too',
  asksAgain: true,
  errors: ['secondFactorOff', 'userUpdateFailed'],
  schema: { response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const renewRecoveryCodes = {
  method: 'POST',
  url: '/api/users/me/second-factor/recovery-codes',
  access: 'user',
  summary: 'New recovery codes instead of the old ones',
  asksAgain: true,
  errors: ['secondFactorOff'],
  schema: { response: { 201: recoveryCodesSchema } },
} as const satisfies Endpoint

/** For ten minutes this session may do what asks again. */
export const showSecondFactor = {
  method: 'POST',
  url: '/api/users/me/second-factor/confirmation',
  access: 'user',
  summary: 'Show the second factor once more, before something that asks for it again',
  errors: ['secondFactorWrong', 'secondFactorOff', 'tooManyAttempts'],
  schema: { body: secondFactorAnswerSchema, response: { 204: z.undefined() } },
} as const satisfies Endpoint
