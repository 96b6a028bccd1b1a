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
    limitSchema.refine((limit) => !isBelow(limit, usage[kind]), 'limitBelowUsage')
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
  const named = MEMBER_LIMIT_KINDS.filter((kind) => kind in fields)
  if (named.length > 0) return Object.fromEntries(named.map((kind) => [kind, fields[kind]]))
  if (!ABOUT_A_LIMIT.includes(code)) return undefined

  const meant = MEMBER_LIMIT_KINDS.find((kind) => kind === params.type)
  const lowest = MEMBER_LIMIT_KINDS.find((kind) => isBelow(limits[kind], usage[kind]))
  return { [meant ?? lowest ?? 'questions']: message }
}

function isBelow(limit: number, used: number): boolean {
  return limit !== UNLIMITED && limit < used
}
