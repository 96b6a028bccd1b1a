import type { RejectionReason } from '@probant/contract/generation'
import { isAllOrNone } from '@probant/contract/item-writing/all-or-none'
import { QUESTION_TITLE_MIN } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { shownLength } from '@probant/contract/questions/shown-length'
import { areDistinctAnswers } from '@probant/kinds/fields'
import { comparable } from '@probant/knowledge'
import type { KnownTitles } from './known-titles.ts'
import { isInLanguage } from './language.ts'
import { givesAway, type Neighbour, neighbourOf, repeats } from './neighbours.ts'
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
}

/** Why must this candidate not reach the creator? Whatever makes questions, this is what each of them has to pass. */
export function rejectionOf(candidate: Candidate, batch: Batch): RejectionReason | undefined {
  const { title } = candidate
  if (comparable(title).length < SHORTEST_STEM || shownLength(title.trim()) < QUESTION_TITLE_MIN)
    return 'stem_too_short'
  const malformed = malformedAnswers(candidate)
  if (malformed) return malformed
  if (answersOf(candidate).some(isAllOrNone)) return 'all_of_the_above'
  if (givesItselfAway(candidate)) return 'answer_in_stem'
  if (!isInLanguage({ stem: title, answers: besides(candidate) }, batch.language)) return 'wrong_language'
  if (candidate.fact && batch.facts.has(candidate.fact)) return 'duplicate'
  if (batch.titles.has(title)) return 'duplicate'
  return rejectionAmong(neighbourOf(candidate), batch)
}

/** No fact twice, and no question that answers another. */
function rejectionAmong(
  one: Neighbour,
  { neighbours: others = [], discarded = [] }: Batch,
): RejectionReason | undefined {
  if ([...others, ...discarded].some((other) => repeats(one, other))) return 'duplicate'
  if (others.some((other) => givesAway(one, other) || givesAway(other, one))) return 'answer_in_stem'
}

const SHORTEST_STEM = 6

function malformedAnswers(candidate: Candidate): RejectionReason | undefined {
  if (candidate.type === 'multiple_choice') {
    const answers = answersOf(candidate)
    if (answers.length !== 4 || answers.some((answer) => !answer.trim())) return 'malformed'
    return areDistinctAnswers(answers) ? undefined : 'answers_not_distinct'
  }
  if (candidate.type === 'fill_in') {
    const isGood = candidate.accepted.length > 0 && candidate.accepted.every((answer) => answer.trim())
    return isGood ? undefined : 'malformed'
  }
  if (candidate.type === 'open') return candidate.maxScore >= 1 ? undefined : 'malformed'
}

function answersOf(candidate: Candidate): string[] {
  if (candidate.type === 'multiple_choice') return [candidate.correct, ...candidate.wrong]
  return candidate.type === 'fill_in' ? [...candidate.accepted] : []
}

/** The right answer stands in the question, as a word of its own, and no wrong one does. */
function givesItselfAway(candidate: Candidate): boolean {
  if (candidate.type === 'multiple_choice') {
    const { title, correct, wrong } = candidate
    return isWithin(correct, title) && !wrong.some((answer) => isWithin(answer, title))
  }
  return (
    candidate.type === 'fill_in' && candidate.accepted.some((answer) => isWithin(answer, candidate.title))
  )
}

function isWithin(answer: string, title: string): boolean {
  const words = comparable(answer)
  return words !== '' && ` ${comparable(title)} `.includes(` ${words} `)
}

function besides(candidate: Candidate): string[] {
  return candidate.type === 'open' ? [candidate.guidance] : answersOf(candidate)
}
