import { COLUMN_NAMES } from '@probant/contract/exchange/column-names'
import { COLUMNS } from '@probant/contract/exchange/import'
import type { Locale } from '@probant/contract/locales'
import { DIFFICULTY_NAMES } from '@probant/contract/questions/difficulty-names'
import { kindOf } from '@probant/kinds'
import type { Cell, Table } from '#server/platform/spreadsheet/table.ts'
import { partFor } from '../../kinds/index.ts'
import type { Bundle, OutgoingQuestion } from '../format.ts'

/** A row for each question, its texts as they were written. */
export function tableOf({ title, language }: Bundle, questions: AsyncIterable<OutgoingQuestion>): Table {
  return {
    name: nameOfSheet(title),
    columns: COLUMNS.map((column) => ({
      heading: COLUMN_NAMES[language][column],
      width: WIDE.includes(column) ? 48 : 16,
    })),
    pages: pages(),
    timeZone: 'UTC',
  }

  async function* pages(): AsyncGenerator<Cell[][]> {
    for await (const question of questions) yield [cellsOf(question, language)]
  }
}

const WIDE: readonly string[] = ['title', 'explanation', 'guidance', 'accepted']

function cellsOf({ draft, points }: OutgoingQuestion, language: Locale): Cell[] {
  const cells: Partial<Record<(typeof COLUMNS)[number], Cell>> = {
    // A column that people filter by: with the space that they type.
    type: kindOf(draft).words[language].name.replaceAll('\u00a0', ' '),
    title: draft.title,
    ...partFor('table', draft).cells(draft, language),
    explanation: draft.explanation,
    subject: draft.subject,
    difficulty: DIFFICULTY_NAMES[language][draft.difficulty],
    language: draft.language,
    points,
  }
  return COLUMNS.map((column) => withoutPictures(cells[column] ?? null))
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
