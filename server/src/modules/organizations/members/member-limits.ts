import { UNLIMITED } from '@probant/contract/limits'
import { MEMBER_LIMIT_KINDS, type MemberLimitKind, type MemberLimits } from '@probant/contract/members'
import { Refusal } from '#server/platform/errors.ts'

/** A limit is never below what is in use already; every one that would be is named. */
export function limitsRefusal(
  limits: MemberLimits,
  used: Record<MemberLimitKind, number>,
): Refusal | undefined {
  const tooLow = MEMBER_LIMIT_KINDS.filter((kind) => limits[kind] !== UNLIMITED && limits[kind] < used[kind])
  if (tooLow.length === 0) return undefined
  return new Refusal('limitBelowUsage', {
    fields: Object.fromEntries(tooLow.map((kind) => [kind, 'limitBelowUsage'])),
  })
}
