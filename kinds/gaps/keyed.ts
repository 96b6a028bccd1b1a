import type { Locale } from '../kind.ts'
import { ACCEPTED_MAX, ANSWER_MAX } from '../limits.ts'
import { readAccepted, spelled } from '../numeric/spelling.ts'
import type { Gap } from './gap.ts'

/** Between answers of which each is accepted. */
const STROKE = '|'

/**
 * What is right in a gap, as one line that can be written anew: all that is accepted with a stroke between, or a number with
 * its tolerance. Where that could be misread, or is longer than an answer, the first of them.
 */
export function keyIn(gap: Gap, locale: Locale): string | null {
  if (gap.kind === 'list') return gap.choices[gap.right] ?? null
  if (gap.kind === 'number') return spelled(gap.number, locale)
  const line = gap.accepted.join(` ${STROKE} `)
  const isPlain = gap.accepted.every((text) => !text.includes(STROKE)) && line.length <= ANSWER_MAX
  return isPlain ? line : (gap.accepted[0] ?? null)
}

/** Who writes all of the key has said nothing but what is right. */
export function isAsKeyed(gap: Gap, text: string): boolean {
  if (gap.kind === 'number') return sameNumber(gap.number, readAccepted(text))
  return gap.kind === 'typed' && text === keyIn(gap, 'en')
}

/** The same gap where this is right, and nothing else; what stands there unchanged stays as it is. Nothing where it can't be. */
export function withKey(gap: Gap, text: string | null | undefined): Gap | undefined {
  if (!text?.trim()) return undefined
  switch (gap.kind) {
    case 'list': {
      const right = gap.choices.indexOf(text)
      return right < 0 ? undefined : { ...gap, right }
    }
    case 'number': {
      const number = readAccepted(text)
      const isBackwards = number?.within === 'range' && number.from > number.to
      return !number || number.share !== undefined || isBackwards ? undefined : { ...gap, number }
    }
    case 'typed': {
      if (isAsKeyed(gap, text)) return gap
      const parts = text.split(STROKE).flatMap((part) => part.trim() || [])
      const accepted = [...new Set(parts)]
      return accepted.length === 0 || accepted.length > ACCEPTED_MAX ? undefined : { ...gap, accepted }
    }
  }
}

type Accepted = Extract<Gap, { kind: 'number' }>['number']

function sameNumber(one: Accepted, other: Accepted | undefined): boolean {
  return other !== undefined && spelled(one, 'en') === spelled(other, 'en')
}
