import { z } from 'zod'
import { instantSchema } from '../fields.ts'
import { choiceSchema } from './participant.ts'

/** When somebody may begin: in a time of their own, or else by the quiz's dates. */
export const whenSchema = z.object({
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  /** Start and end are theirs alone: other people take it at another time. */
  isOwnWindow: z.boolean(),
  /** Where they choose when they begin: until they have, start and end are what they may choose from. */
  choice: choiceSchema.nullable(),
})

/** The time of somebody who has begun, and is not through. */
export const begunSchema = z.object({
  deadlineAt: instantSchema,
  /** Since when their clock stands still: what was left then is still left. */
  pausedAt: instantSchema.nullable(),
  /** The server's clock rules: what is counted down is counted from here. */
  now: instantSchema,
})
export type Begun = z.infer<typeof begunSchema>

/** Whoever takes part with this browser already: they go on from here, or look at their result, with nothing to type. */
export const placeHereSchema = z.object({
  /** Empty for whoever is known by name alone. */
  email: z.string(),
  name: z.string(),
  begun: begunSchema.nullable(),
  isFinished: z.boolean(),
  ...whenSchema.shape,
})
export type PlaceHere = z.infer<typeof placeHereSchema>
