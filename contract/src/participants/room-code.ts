import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { CREATOR_ERRORS, participantParams } from './participant.ts'

/** Whom the code lets in: whoever types a name, or only those whom the creator has put on the list by that name. */
export const ROOM_ADMITS = ['anyone', 'listed'] as const

/** Six characters that are dictated to a room; whoever has them comes in with the name that they type. */
export const roomCodeSchema = z.object({
  /** Null while there is none. */
  code: z.string().nullable(),
  /** Where it is typed. */
  joinUrl: z.string(),
  /** With the code in it and what nobody can guess, to be scanned. */
  url: z.string().nullable(),
  openedAt: instantSchema.nullable(),
  admits: z.enum(ROOM_ADMITS),
})
export type RoomCode = z.infer<typeof roomCodeSchema>

export const getRoomCode = {
  method: 'GET',
  url: '/api/quizzes/:quizId/room-code',
  access: 'user',
  program: 'read',
  summary: 'The code by which a whole room may come in, each with a typed name; off by default',
  errors: CREATOR_ERRORS,
  schema: { params: quizParams, response: { 200: roomCodeSchema } },
} as const satisfies Endpoint

export const openRoomCode = {
  method: 'PUT',
  url: '/api/quizzes/:quizId/room-code',
  access: 'user',
  program: 'write',
  summary: 'Switch the room code on; it stays the same until it is switched off',
  errors: [...CREATOR_ERRORS, 'organizationInactive', 'inviteToInactiveQuiz'],
  schema: { params: quizParams, response: { 200: roomCodeSchema } },
} as const satisfies Endpoint

export const changeRoomCode = {
  method: 'PATCH',
  url: '/api/quizzes/:quizId/room-code',
  access: 'user',
  program: 'write',
  summary: 'Whom the room code lets in from now on; whoever is in stays in',
  errors: [...CREATOR_ERRORS, 'notFound'],
  schema: {
    params: quizParams,
    body: z.object({ admits: z.enum(ROOM_ADMITS, 'invalid') }),
    response: { 200: roomCodeSchema },
  },
} as const satisfies Endpoint

export const closeRoomCode = {
  method: 'DELETE',
  url: '/api/quizzes/:quizId/room-code',
  access: 'user',
  program: 'write',
  summary: 'Switch the room code off: nobody new comes in, and the next code is another one',
  errors: CREATOR_ERRORS,
  schema: { params: quizParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

/** Nobody has asked them to come: what they have done goes with them. */
export const sendOut = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/:participantId/send-out',
  access: 'user',
  program: 'write',
  summary: 'Send somebody out who came by the room code, with whatever they have answered',
  errors: [...CREATOR_ERRORS, 'participantNotFound', 'quizEnded', 'notFromRoom'],
  schema: { params: participantParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

/** Their device is lost: whoever types their name at the room's door goes on in their place, and the device that they had is shut out. */
export const letInAgain = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/:participantId/let-in-again',
  access: 'user',
  program: 'write',
  summary:
    'For some minutes, and once, lets somebody of the room go on with another device, by the name that they have',
  errors: [
    ...CREATOR_ERRORS,
    'participantNotFound',
    'quizNotActive',
    'quizEnded',
    'alreadySubmitted',
    'invitationTied',
    'roomClosed',
  ],
  schema: { params: participantParams, response: { 200: z.object({ until: instantSchema }) } },
} as const satisfies Endpoint
