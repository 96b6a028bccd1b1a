import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { answerOf } from '../media.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { certificateNumberSchema } from './number.ts'

/** A public key as RFC 7517 has it; its name is the address where it lies, as the header of a badge has it. */
export const badgeKeySchema = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  kid: z.string(),
})
export type BadgeKey = z.infer<typeof badgeKeySchema>

export const badgeRevocationsSchema = z.object({
  id: z.string(),
  /** The same as in the badge. */
  issuer: z.string(),
  revokedCredentials: z.array(z.object({ id: z.string(), revoked: z.literal(true) })),
})
export type BadgeRevocations = z.infer<typeof badgeRevocationsSchema>

export const getOwnBadge = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId/certificate/badge',
  access: 'participant',
  result: true,
  costs: 'file',
  summary: 'The caller’s certificate as an Open Badge 3.0: a signed credential (VC-JWT)',
  errors: ['quizNotFound', 'notAParticipant', 'quizNotActive', 'certificateNotFound', 'certificateWithdrawn'],
  schema: { params: quizParams, response: { 200: answerOf('application/vc+jwt') } },
} as const satisfies Endpoint

/** Its thumbprint, as RFC 7638 has it. */
const keyIdSchema = z.string().regex(/^[\w-]{43}$/, 'invalid')

export const listBadgeKeys = {
  method: 'GET',
  url: '/api/badges/keys',
  access: 'public',
  summary: 'The public keys that badges of this site were ever signed with, as a JWK set',
  errors: [],
  schema: { response: { 200: z.object({ keys: z.array(badgeKeySchema) }) } },
} as const satisfies Endpoint

export const getBadgeKey = {
  method: 'GET',
  url: '/api/badges/keys/:keyId',
  access: 'public',
  summary: 'One of them, by the name that stands in the header of a badge',
  errors: ['notFound'],
  schema: {
    params: z.object({ keyId: keyIdSchema }),
    response: { 200: badgeKeySchema },
  },
} as const satisfies Endpoint

export const listBadgeRevocations = {
  method: 'GET',
  url: '/api/badges/revocations/:number',
  access: 'public',
  summary: 'Whether a badge was withdrawn (1EdTech revocation list, of that badge alone)',
  errors: ['certificateNotFound', 'tooManyAttempts'],
  schema: {
    params: z.object({ number: certificateNumberSchema }),
    response: { 200: badgeRevocationsSchema },
  },
} as const satisfies Endpoint
