import type { Loss } from '@probant/contract/exchange/formats'
import { COLUMNS } from '@probant/contract/exchange/import'
import type { Cell, Table } from '#server/platform/spreadsheet/table.ts'
import type { Bundle, OutgoingQuestion, WritableQuestion } from '../format.ts'
import { acceptedCell } from './accepted.ts'
import { WORDS } from './words.ts'

/** A row for each question, its texts as they were written. */
export function tableOf({ title, language }: Bundle, questions: AsyncIterable<OutgoingQuestion>): Table {
  const { headings } = WORDS[language]
  return {
    name: nameOfSheet(title),
    columns: COLUMNS.map((column) => ({ heading: headings[column], width: WIDE.includes(column) ? 48 : 16 })),
    pages: pages(),
    timeZone: 'UTC',
  }

  async function* pages(): AsyncGenerator<Cell[][]> {
    for await (const question of questions) yield [cellsOf(question, WORDS[language])]
  }
}

/** A cell holds no picture: its description stands there. */
export function tableLosses({ draft, points, has }: WritableQuestion): Loss[] {
  const maxScore = draft.type === 'open' && draft.content.maxScore !== points
  return [
    ...(has.formatting || has.formulas ? (['markup'] as const) : []),
    ...(has.pictures ? (['pictures'] as const) : []),
    ...(maxScore ? (['maxScore'] as const) : []),
    ...(draft.type === 'fill_in' && draft.content.spacingCounts ? (['spacing'] as const) : []),
  ]
}

const WIDE: readonly string[] = ['title', 'explanation', 'guidance', 'accepted']

function cellsOf({ draft, points }: OutgoingQuestion, words: (typeof WORDS)['en']): Cell[] {
  const answers = draft.type === 'multiple_choice' ? draft.content.answers : []
  const fillIn = draft.type === 'fill_in' ? draft.content : undefined
  const cells: Record<(typeof COLUMNS)[number], Cell> = {
    type: words.types[draft.type],
    title: draft.title,
    answer1: answers[0]?.text ?? null,
    answer2: answers[1]?.text ?? null,
    answer3: answers[2]?.text ?? null,
    answer4: answers[3]?.text ?? null,
    right: rightOf(draft, words),
    accepted: fillIn ? acceptedCell(fillIn.accepted) : null,
    ignoresAccents: fillIn ? words.yes[fillIn.ignoresAccents ? 0 : 1] : null,
    guidance: draft.type === 'open' ? draft.content.guidance : null,
    explanation: draft.explanation,
    subject: draft.subject,
    difficulty: words.difficulties[draft.difficulty],
    language: draft.language,
    points,
  }
  return COLUMNS.map((column) => withoutPictures(cells[column]))
}

function rightOf(draft: OutgoingQuestion['draft'], words: (typeof WORDS)['en']): Cell {
  if (draft.type === 'true_false') return words.truth[draft.content.isTrue ? 0 : 1]
  if (draft.type !== 'multiple_choice') return null
  return 'ABCD'.charAt(draft.content.answers.findIndex(({ isCorrect }) => isCorrect))
}

function withoutPictures(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  return cell.replace(/!\[((?:[^\]\\]|\\.)*)\]\(picture:[^)\s]*\)/g, '$1')
}

/** What a sheet may be called. */
function nameOfSheet(title: string): string {
  return (
    title
      .replace(/[\\/?*[\]:']/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 31) || 'Questions'
  )
}
