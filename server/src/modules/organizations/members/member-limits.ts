import { UNLIMITED } from '@probant/contract/limits'
import { MEMBER_LIMIT_KINDS, type MemberLimitKind, type MemberLimits } from '@probant/contract/members'
import { Refusal } from '#server/platform/errors.ts'

/** A limit is never below what is in use already: every one that would be is named, the first with its number. */
export function limitsRefusal(
  limits: MemberLimits,
  used: Record<MemberLimitKind, number>,
): Refusal | undefined {
  const tooLow = MEMBER_LIMIT_KINDS.filter((kind) => limits[kind] !== UNLIMITED && limits[kind] < used[kind])
  const [first] = tooLow
  if (!first) return undefined
  return new Refusal('limitBelowUsage', {
    params: { type: first, used: used[first] },
    fields: Object.fromEntries(tooLow.map((kind) => [kind, 'belowUsage'])),
  })
}
