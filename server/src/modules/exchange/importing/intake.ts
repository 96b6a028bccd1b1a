import type { ImportNote } from '@probant/contract/exchange/formats'
import { cutName, pointsSchema } from '@probant/contract/fields'
import { NAME_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import {
  type Difficulty,
  QUESTION_TYPES,
  type QuestionDraft,
  questionFormSchema,
} from '@probant/contract/questions/form'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import type { ReadContent, ReadItem, UnfinishedQuestion } from '../formats/format.ts'
import { NOTHING_ELSE } from '../formats/reading.ts'
import { completed } from '../kinds/index.ts'

/** What stands for what a file leaves open. */
export interface Defaults {
  language: Locale
  subject: string
  difficulty: Difficulty
}

export type Judged =
  | { draft: QuestionDraft; points: number | null; notes: ImportNote[] }
  | (Refused & { unfinished: UnfinishedDraft; points: number | null })

interface Refused {
  fault: string
  detail: string | null
  /** What the file has of it. */
  beginning: string
}

/** As far as it was understood, and as nobody has checked it. */
export type UnfinishedDraft = Omit<ReturnType<typeof filledIn>, 'content'> & { content: ReadContent | null }

/** Is what was read a question that we could have written ourselves? The same rules as in the form, by their names. */
export function judge(item: ReadItem, defaults: Defaults): Judged {
  if ('fault' in item) {
    const { fault, detail = null, beginning, source = beginning, draft } = item
    const unfinished = filledIn(draft ?? { ...NOTHING, title: markdownFromText(beginning) }, defaults)
    return { fault, detail, beginning: source, unfinished, points: givable(draft?.points ?? null) }
  }
  const { question } = item
  const unfinished = filledIn(question, defaults)
  const points = givable(question.points)
  const parsed = questionFormSchema.safeParse(unfinished)
  if (!parsed.success) return { ...refusalOf(question, parsed.error), unfinished, points }
  const notes = points === null && question.points !== null ? [...item.notes, 'points' as const] : item.notes
  return { draft: parsed.data, points, notes: [...new Set(notes)] }
}

/** By the first rule that it breaks. */
export function refusalOf(
  { title }: { title: string },
  { issues }: { issues: { message: string }[] },
): Refused {
  return { fault: issues[0]?.message ?? 'invalid', detail: null, beginning: title.slice(0, BEGINNING) }
}

/** Worth something that can be given here. */
function givable(points: number | null): number | null {
  return points === null ? null : (pointsSchema.safeParse(points).data ?? null)
}

function filledIn(question: UnfinishedQuestion, defaults: Defaults) {
  const { type, title, explanation } = question
  return {
    type,
    title,
    explanation,
    content: question.content && completed({ ...question, content: question.content }),
    subject: cutName(question.subject ?? '') || defaults.subject,
    language: question.language ?? defaults.language,
    difficulty: question.difficulty ?? defaults.difficulty,
  }
}

const BEGINNING = 4 * NAME_MAX
/** Of a kind that its author will say. */
const NOTHING: UnfinishedQuestion = { ...NOTHING_ELSE, type: QUESTION_TYPES[0], title: '', content: null }
