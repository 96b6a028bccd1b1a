import { limitSchema } from '@probant/contract/fields'
import { z } from 'zod'

/** A limit as it stands in a form: -1 by the switch, anything else as it was typed. */
export type TypedLimit = number | string

/** Digits, with the spaces that some put between thousands. What is none is refused, never quietly bent into one. */
export const typedLimitSchema = z
  .union([
    z.number(),
    z
      .string()
      .overwrite((text) => text.replace(/\s/g, ''))
      .min(1, 'required')
      .regex(/^\d+$/, 'invalidLimitValue'),
  ])
  .transform(Number)
  .pipe(limitSchema)

export function isNoLimit(typed: TypedLimit | undefined): boolean {
  return typed !== undefined && typed !== '' && !typedLimitSchema.safeParse(typed).success
}

/** Plenty to begin with: who switches "unlimited" off is about to type a number, and may save too early. */
const FIRST_LIMIT = 100

/** What stands there once a member is no longer unlimited; it must not shut them out at once. */
export function firstLimit(used: number): number {
  return Math.max(used, FIRST_LIMIT)
}
