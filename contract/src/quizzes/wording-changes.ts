import { z } from 'zod'

/** What participants read of a question. What is right, and what it is worth, is no part of it. */
export interface Wording {
  title: string
  /** In the order of the bank; none where there is nothing to choose from. */
  answers: string[]
  explanation: string
}

export const WORDING_PARTS = ['title', 'answer', 'explanation', 'instructions'] as const

/** One text, as it was and as it is now. */
export const wordingChangeSchema = z.object({
  part: z.enum(WORDING_PARTS),
  /** Of an answer: its place. */
  place: z.number().int().nullable(),
  before: z.string(),
  after: z.string(),
})
export type WordingChange = z.infer<typeof wordingChangeSchema>

/** What differs, in the order in which it is read. */
export function wordingChanges(before: Wording, after: Wording): WordingChange[] {
  const all: WordingChange[] = [
    { part: 'title', place: null, before: before.title, after: after.title },
    ...after.answers.map((text, index) => ({
      part: 'answer' as const,
      place: index,
      before: before.answers[index] ?? '',
      after: text,
    })),
    { part: 'explanation', place: null, before: before.explanation, after: after.explanation },
  ]
  return all.filter((change) => change.before !== change.after)
}

/** Whoever writes one answer at the place of another changes what is right, not how it is worded. */
export function movesAnswers(before: Wording, after: Wording): boolean {
  if (after.answers.length !== before.answers.length) return true
  return after.answers.some((text, index) => text !== before.answers[index] && before.answers.includes(text))
}
