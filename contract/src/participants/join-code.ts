import { z } from 'zod'
import { type BotAction, botTokenSchema } from '../auth.ts'
import type { Endpoint } from '../endpoint.ts'
import { lineSchema } from '../fields.ts'
import { USERNAME_MAX } from '../limits.ts'
import { placeHereSchema } from './begun.ts'
import { doorSchema, enteredSchema } from './entering.ts'

/** No vowels, so that no code is a word; and nothing that is taken for something else: 0 and O, 1 and I and L. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789'
/** The code of a room is dictated; a personal one is on a slip of paper, and nobody comes upon it by trying. */
export const ROOM_CODE_LENGTH = 6
export const PERSONAL_CODE_LENGTH = 10
/** What a room is scanned by: its code, and as many letters more as a personal one has. */
export const ROOM_PASS_LENGTH = ROOM_CODE_LENGTH + PERSONAL_CODE_LENGTH

/** As it was typed: in small letters, with spaces or dashes. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** As it is easily read and typed: `BCDFG-HJKMN`, `BCD-FGH`. */
export function spacedCode(code: string): string {
  const half = code.length / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

const codeSchema = (...lengths: number[]) =>
  z
    .string('required')
    .max(100, 'joinCodeForm')
    .transform(plainCode)
    .pipe(
      z
        .string()
        .min(1, 'required')
        .regex(new RegExp(`^[${CODE_LETTERS}]+$`), 'joinCodeForm')
        .refine((code) => lengths.includes(code.length), 'joinCodeForm'),
    )
export const joinCodeSchema = codeSchema(ROOM_CODE_LENGTH, PERSONAL_CODE_LENGTH, ROOM_PASS_LENGTH)

/** Of all codes only that of a room is short enough to be guessed at: trying it costs more, the more were wrong. */
export function botActionFor(code: string): BotAction {
  const length = plainCode(code).length
  return [PERSONAL_CODE_LENGTH, ROOM_PASS_LENGTH].includes(length) ? 'quiz_entrance' : 'join_code'
}

/** One of a room asks for a name; a personal one gives the link that stands on the same slip. */
export const readJoinCode = {
  method: 'POST',
  url: '/api/participation/code/read',
  access: 'public',
  cookie: true,
  summary: 'What a typed code leads to: somebody’s own invitation, or the quiz of a room',
  errors: ['joinCodeWrong', 'botCheckFailed'],
  schema: {
    body: z.object({ code: joinCodeSchema, botToken: botTokenSchema }),
    response: {
      200: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('personal'), token: z.string() }),
        /** `pass`: what one comes in with. */
        z.object({
          kind: z.literal('room'),
          pass: z.string(),
          door: doorSchema,
          /** Somebody whose clock runs; whoever is through says their name first. */
          here: placeHereSchema.nullable(),
        }),
      ]),
    },
  },
} as const satisfies Endpoint

/** As whoever comes calls themselves: by that alone the room knows them. */
export const comerNameSchema = lineSchema
  .transform((name) => name.replace(/\s+/gu, ' '))
  .pipe(z.string().min(1, 'nameRequired').max(USERNAME_MAX, 'usernameTooLong'))

export const enterRoom = {
  method: 'POST',
  url: '/api/participation/room/enter',
  access: 'public',
  cookie: true,
  summary: 'Comes into the quiz of a room with a typed name; opens a session for that quiz only',
  errors: [
    'joinCodeWrong',
    'nameTaken',
    'nameNotListed',
    'nameNotHere',
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
    body: z.object({ pass: codeSchema(ROOM_PASS_LENGTH), name: comerNameSchema, botToken: botTokenSchema }),
    response: { 200: enteredSchema },
  },
} as const satisfies Endpoint
