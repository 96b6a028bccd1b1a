import { ERRORS } from '@probant/contract/errors'
import { limitSchema } from '@probant/contract/fields'
import { UNLIMITED } from '@probant/contract/limits'
import { MEMBER_LIMIT_KINDS, type MemberLimitKind, type MemberLimits } from '@probant/contract/members'
import { z } from 'zod'
import { ApiError } from '#web/lib/api-error.ts'

type Usage = Record<MemberLimitKind, number>

/** A limit never lies below what is in use. */
export function limitsAbove(usage: Usage) {
  const above = (kind: MemberLimitKind) =>
    typedLimitSchema.refine((limit) => !isBelow(limit, usage[kind]), 'belowUsage')
  return z.object({
    questions: above('questions'),
    groups: above('groups'),
    groupSize: above('groupSize'),
  })
}

const ABOUT_A_LIMIT: readonly string[] = [ERRORS.limitBelowUsage.code, ERRORS.invalidLimitValue.code]

/** What the server says against the limits, at the fields that it means; nothing where it is about something else. */
export function limitRefusal(
  error: unknown,
  limits: MemberLimits,
  usage: Usage,
): Partial<Record<MemberLimitKind, string>> | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, message, fields, params } = error
  const isAboutALimit = ABOUT_A_LIMIT.includes(code)
  const meant = MEMBER_LIMIT_KINDS.find((kind) => isAboutALimit && kind === params.type)
  const named = MEMBER_LIMIT_KINDS.filter((kind) => kind in fields)
  // The refusal itself knows the number for the one that it means.
  if (named.length > 0)
    return Object.fromEntries(named.map((kind) => [kind, kind === meant ? message : fields[kind]]))
  if (!isAboutALimit) return undefined

  const lowest = MEMBER_LIMIT_KINDS.find((kind) => isBelow(limits[kind], usage[kind]))
  return { [meant ?? lowest ?? 'questions']: message }
}

function isBelow(limit: number, used: number): boolean {
  return limit !== UNLIMITED && limit < used
}

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
