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
  if (!parsed.success) return refusalOf(question, parsed.error)
  const points = question.points === null ? null : pointsSchema.safeParse(question.points)
  const notes = points && !points.success ? [...item.notes, 'points' as const] : item.notes
  return { draft: parsed.data, points: points?.success ? points.data : null, notes: [...new Set(notes)] }
}

/** By the first rule that it breaks. */
export function refusalOf({ title }: { title: string }, { issues }: { issues: { message: string }[] }) {
  return { fault: issues[0]?.message ?? 'invalid', detail: null, beginning: title.slice(0, BEGINNING) }
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

const BEGINNING = 4 * NAME_MAX
