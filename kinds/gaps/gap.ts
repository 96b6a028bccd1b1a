import { comparable } from '../fill-in/comparable.ts'
import type { ShapesOf } from '../kind.ts'
import { ACCEPTED_MAX } from '../limits.ts'
import type * as schemas from './schemas.ts'

export type Gap = ShapesOf<typeof schemas>['kept']['gaps'][number]

/** What counts in it, and is told. */
export function acceptedIn(gap: Gap): string[] {
  return gap.kind === 'list' ? gap.choices.slice(gap.right, gap.right + 1) : gap.accepted
}

export function isRight(gap: Gap, text: string | null | undefined): boolean {
  if (!text?.trim()) return false
  if (gap.kind === 'list') return text === gap.choices[gap.right]
  const given = comparable(text, gap)
  return gap.accepted.some((one) => comparable(one, gap) === given)
}

/** The same gap where this is right too: of a list it is the only one. Nothing where it can't be. */
export function withRight(gap: Gap, text: string | null | undefined): Gap | undefined {
  if (!text?.trim()) return undefined
  if (gap.kind === 'list') {
    const right = gap.choices.indexOf(text)
    return right < 0 ? undefined : { ...gap, right }
  }
  if (gap.accepted[0] === text) return gap
  const others = gap.accepted.filter((one) => one !== text)
  return others.length < ACCEPTED_MAX ? { ...gap, accepted: [text, ...others] } : undefined
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** A list as it is read: in an order that says nothing of what is right. */
export function listed(choices: readonly string[]): string[] {
  return choices.toSorted((one, other) => compare(one, other) || (one < other ? -1 : 1))
}
