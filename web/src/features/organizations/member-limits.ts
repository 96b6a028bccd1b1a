import { ERRORS } from '@probant/contract/errors'
import { UNLIMITED } from '@probant/contract/limits'
import { MEMBER_LIMIT_KINDS, type MemberLimitKind, type MemberLimits } from '@probant/contract/members'
import { z } from 'zod'
import { ApiError } from '#web/lib/api-error.ts'
import { typedLimitSchema } from './typed-limit.ts'

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
