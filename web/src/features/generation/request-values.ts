import type { Generation, GenerationForm } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES, type Difficulty, type QuestionType } from '@probant/contract/questions/form'
import { GRADED_TYPES } from '@probant/kinds'
import { USUAL_TYPES } from '@probant/kinds/types'

export const REQUEST_TABS = ['mixed', 'open'] as const
export type RequestTab = (typeof REQUEST_TABS)[number]

/** What the form holds; a stepper that was emptied holds an empty text. Nothing is lost by looking at the other tab. */
export interface RequestValues extends Record<string, unknown> {
  tab: RequestTab
  subject: string
  language: Locale
  counts: Record<Difficulty, number | string>
  types: QuestionType[]
  usesText: boolean
  text: string
}

export function newRequest(language: Locale): RequestValues {
  return {
    tab: 'mixed',
    subject: '',
    language,
    counts: { easy: 3, medium: 5, tough: 2 },
    types: USUAL_TYPES,
    usesText: false,
    text: '',
  }
}

/** The same request once more; the text is not sent back, so it would have to be given again. */
export function requestOfGeneration({ subject, language, counts, types }: Generation): RequestValues {
  const isOpenOnly = types.every((type) => GRADED_TYPES.includes(type))
  return {
    ...newRequest(language),
    tab: isOpenOnly ? 'open' : 'mixed',
    subject,
    counts,
    types: isOpenOnly ? USUAL_TYPES : types,
  }
}

/** What is sent; checked by the contract's schema, so it need not be right yet. */
export function formOf(values: RequestValues): GenerationForm {
  const { tab, subject, language, counts, types, usesText, text } = values
  return {
    subject,
    language,
    counts: { easy: numberOf(counts.easy), medium: numberOf(counts.medium), tough: numberOf(counts.tough) },
    types: tab === 'open' ? GRADED_TYPES : types,
    ...(usesText && { text }),
  }
}

export function totalOf({ counts }: Pick<RequestValues, 'counts'>): number {
  return DIFFICULTIES.reduce((total, difficulty) => total + numberOf(counts[difficulty]), 0)
}

/** How many are too many, for one go or for what the plan leaves. */
export function excessOf(
  total: number,
  { capacity, most }: { capacity: number | undefined; most: number },
): number {
  return Math.max(0, total - Math.min(capacity ?? most, most))
}

function numberOf(value: number | string): number {
  return typeof value === 'number' ? value : 0
}
