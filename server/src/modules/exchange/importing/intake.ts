import type { ImportNote } from '@probant/contract/exchange/formats'
import { cutName, pointsSchema } from '@probant/contract/fields'
import { NAME_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { type Difficulty, type QuestionDraft, questionFormSchema } from '@probant/contract/questions/form'
import type { ReadItem, ReadQuestion } from '../formats/format.ts'
import { completed } from '../kinds/index.ts'

/** What stands for what a file leaves open. */
export interface Defaults {
  language: Locale
  subject: string
  difficulty: Difficulty
}

export type Judged =
  | { draft: QuestionDraft; points: number | null; notes: ImportNote[] }
  | { fault: string; detail: string | null; beginning: string }

/** Is what was read a question that we could have written ourselves? The same rules as in the form, by their names. */
export function judge(item: ReadItem, defaults: Defaults): Judged {
  if ('fault' in item) return { fault: item.fault, detail: item.detail ?? null, beginning: item.beginning }
  const { question } = item
  const parsed = questionFormSchema.safeParse(filledIn(question, defaults))
  if (!parsed.success) {
    const fault = parsed.error.issues[0]?.message ?? 'invalid'
    return { fault, detail: null, beginning: beginningOf(question) }
  }
  const points = question.points === null ? null : pointsSchema.safeParse(question.points)
  const notes = points && !points.success ? [...item.notes, 'points' as const] : item.notes
  return { draft: parsed.data, points: points?.success ? points.data : null, notes: [...new Set(notes)] }
}

function filledIn(question: ReadQuestion, defaults: Defaults) {
  const { type, title, explanation } = question
  return {
    type,
    title,
    explanation,
    content: completed(question),
    subject: cutName(question.subject ?? '') || defaults.subject,
    language: question.language ?? defaults.language,
    difficulty: question.difficulty ?? defaults.difficulty,
  }
}

function beginningOf({ title }: ReadQuestion): string {
  return title.slice(0, BEGINNING)
}

const BEGINNING = 4 * NAME_MAX
