import { comparable } from '../fill-in/comparable.ts'
import type { Locale, ShapesOf } from '../kind.ts'
import { readNumber } from '../numeric/number.ts'
import { spelled } from '../numeric/spelling.ts'
import { accepts } from '../numeric/tolerance.ts'
import { isAsKeyed } from './keyed.ts'
import type * as schemas from './schemas.ts'

export type Gap = ShapesOf<typeof schemas>['kept']['gaps'][number]
export type TypedGap = Extract<Gap, { kind: 'typed' }>

/** What counts in it, and is told. */
export function acceptedIn(gap: Gap, locale: Locale): string[] {
  switch (gap.kind) {
    case 'list':
      return gap.choices.slice(gap.right, gap.right + 1)
    case 'number':
      return [spelled(gap.number, locale)]
    case 'typed':
      return gap.accepted
  }
}

export function isRight(gap: Gap, text: string | null | undefined): boolean {
  if (!text?.trim()) return false
  return isAnswered(gap, text) || isAsKeyed(gap, text)
}

function isAnswered(gap: Gap, text: string): boolean {
  switch (gap.kind) {
    case 'list':
      return text === gap.choices[gap.right]
    case 'number': {
      const read = readNumber(text)
      return read?.unit === '' && accepts(gap.number, read.value)
    }
    case 'typed': {
      const given = comparable(text, gap)
      return gap.accepted.some((one) => comparable(one, gap) === given)
    }
  }
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** A list as it is read: in an order that says nothing of what is right. */
export function listed(choices: readonly string[]): string[] {
  return choices.toSorted((one, other) => compare(one, other) || (one < other ? -1 : 1))
}
