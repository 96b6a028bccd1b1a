import type { RejectionReason } from '@probant/contract/generation'
import { isAllOrNone } from '@probant/contract/item-writing/all-or-none'
import { QUESTION_TITLE_MIN } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { shownLength } from '@probant/contract/questions/shown-length'
import { comparable } from '@probant/knowledge'
import { generatedKind, stemOf } from './kinds/index.ts'
import type { KnownTitles } from './known-titles.ts'
import { isInLanguage } from './language.ts'
import { asksTheSame, givesAway, type Neighbour, neighbourOf, repeats } from './neighbours.ts'
import type { Candidate } from './provider.ts'

export interface Batch {
  language: Locale
  /** Titles that are there already. */
  titles: KnownTitles
  /** Facts that were asked about already. */
  facts: ReadonlySet<string>
  /** The questions that it would stand among. */
  neighbours?: readonly Neighbour[]
  /** Those that the creator did not want: they give nothing away any more, but must not come again. */
  discarded?: readonly Neighbour[]
  /** What the creator has on the subject: it gives nothing away, and a fact may be asked from its other side. */
  kept?: readonly Neighbour[]
}

/** Why must this candidate not reach the creator? Whatever makes questions, this is what each of them has to pass. */
export function rejectionOf(candidate: Candidate, batch: Batch): RejectionReason | undefined {
  const { title } = candidate
  const kind = generatedKind(candidate)
  const answers = kind.answersOf?.(candidate) ?? []
  if (comparable(title).length < SHORTEST_STEM || shownLength(title.trim()) < QUESTION_TITLE_MIN)
    return 'stem_too_short'
  const malformed = kind.malformation?.(candidate)
  if (malformed) return malformed
  if (answers.some(isAllOrNone)) return 'all_of_the_above'
  if (kind.givesItselfAway?.(candidate, isWithin)) return 'answer_in_stem'
  const besides = kind.besides?.(candidate) ?? answers
  if (!isInLanguage({ stem: title, answers: [...besides] }, batch.language)) return 'wrong_language'
  if (factsIn(candidate).some((fact) => batch.facts.has(fact))) return 'duplicate'
  if (batch.titles.has(stemOf(candidate))) return 'duplicate'
  return rejectionAmong(neighbourOf(candidate), batch)
}

/** What it asks about and tells. */
export function factsIn({ fact, alsoAbout = [] }: Candidate): string[] {
  return fact ? [fact, ...alsoAbout] : [...alsoAbout]
}

/** No fact twice, and no question that answers another. */
function rejectionAmong(
  one: Neighbour,
  { neighbours: others = [], discarded = [], kept = [] }: Batch,
): RejectionReason | undefined {
  if ([...others, ...discarded].some((other) => repeats(one, other))) return 'duplicate'
  if (kept.some((other) => asksTheSame(one, other))) return 'duplicate'
  if (others.some((other) => givesAway(one, other) || givesAway(other, one))) return 'answer_in_stem'
}

const SHORTEST_STEM = 6

/** As words of their own. */
function isWithin(answer: string, title: string): boolean {
  const words = comparable(answer)
  return words !== '' && ` ${comparable(title)} `.includes(` ${words} `)
}
