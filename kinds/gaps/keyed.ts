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
  return lineOf(gap.accepted) ?? gap.accepted[0] ?? null
}

function lineOf(accepted: readonly string[]): string | undefined {
  const line = accepted.join(` ${STROKE} `)
  return accepted.some((text) => text.includes(STROKE)) || line.length > ANSWER_MAX ? undefined : line
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
      // Where only the first of them stood there, the others stay.
      const written =
        lineOf(gap.accepted) === undefined ? [text, ...gap.accepted.slice(1)] : text.split(STROKE)
      const accepted = [...new Set(written.flatMap((part) => part.trim() || []))]
      return accepted.length === 0 || accepted.length > ACCEPTED_MAX ? undefined : { ...gap, accepted }
    }
  }
}

type Accepted = Extract<Gap, { kind: 'number' }>['number']

function sameNumber(one: Accepted, other: Accepted | undefined): boolean {
  return other !== undefined && spelled(one, 'en') === spelled(other, 'en')
}
