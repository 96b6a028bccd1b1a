import { COLUMNS, type Columns } from '@probant/contract/exchange/import'
import { LOCALES, type Locale } from '@probant/contract/locales'
import type { QuestionType } from '@probant/contract/questions/form'
import { kindOf } from '@probant/kinds'
import { partFor, partsIn, taken } from '../../kinds/index.ts'
import type { Row } from '../../kinds/kind.ts'
import type { ReadItem, ReadQuestion } from '../format.ts'
import { difficultyOf } from '../tags.ts'
import { answersIn } from './answers.ts'

/** What one row of a table says; nothing where it is empty. */
export function readRow(cells: readonly string[], columns: Columns, line: number): ReadItem | undefined {
  const row = Object.fromEntries(
    COLUMNS.map((column) => [column, cells[columns[column] ?? -1]?.trim() ?? '']),
  ) as Row
  if (Object.values(row).every((cell) => cell === '')) return undefined

  const beginning = row.title.slice(0, 200)
  if (row.type === '' && needsColumns(row, unassignedIn(cells, columns)))
    return { line, fault: 'columnsUnassigned', beginning }
  const type = row.type === '' ? inferredType(row) : typeOf(row.type)
  if (!type) return { line, fault: 'typeUnknown', beginning, detail: row.type.slice(0, 200) }
  const said = partFor('table', { type }).read(row)
  if (typeof said === 'string') return { line, fault: said, beginning, detail: row.right.slice(0, 200) }
  const read = 'for' in said ? taken(said) : { type, content: said }
  if ('fault' in read) return { line, ...read, beginning }
  const points = row.points === '' ? null : Number(row.points.replace(',', '.'))
  const question: ReadQuestion = {
    ...read,
    title: 'title' in said ? said.title : row.title,
    explanation: row.explanation,
    subject: row.subject || null,
    difficulty: difficultyOf(row.difficulty) ?? null,
    language: languageOf(row.language),
    points: Number.isNaN(points) ? null : points,
  }
  return { line, question, notes: [] }
}

function unassignedIn(cells: readonly string[], columns: Columns): string[] {
  const assigned = new Set(Object.values(columns))
  return cells.map((cell) => cell.trim()).filter((cell, index) => cell !== '' && !assigned.has(index))
}

/** What nobody knows the column of may be the answers: then a key alone, such as 1 or B, tells nothing. */
function needsColumns(row: Row, unassigned: readonly string[]): boolean {
  if (unassigned.length === 0 || answersIn(row).some(Boolean)) return false
  if (/^[01]$/.test(row.right)) return true
  const isKey = row.right === '' || /^\(?[A-J1-9][).]?$/i.test(row.right) || unassigned.includes(row.right)
  return unassigned.length > 1 && isKey && row.accepted === '' && row.guidance === ''
}

/** Which kind it is, the most particular first, where the row doesn't say. */
function inferredType(row: Row): QuestionType | undefined {
  return partsIn('table').find(({ part }) => part.isMeantBy(row))?.type
}

function typeOf(word: string): QuestionType | undefined {
  return TYPES.get(plain(word))
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, ' ')
}

const TYPES = new Map(
  partsIn('table').flatMap(({ type, part }) => {
    const names = LOCALES.map((locale) => kindOf({ type }).words[locale].name)
    return [...names, ...part.otherNames].map((word) => [plain(word), type] as const)
  }),
)

function languageOf(word: string): Locale | null {
  const said = word.toLowerCase()
  if (['en', 'english', 'anglais'].includes(said)) return 'en'
  return ['fr', 'french', 'français', 'francais'].includes(said) ? 'fr' : null
}
