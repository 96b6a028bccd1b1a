import { COLUMNS, type Column, type Columns } from '@probant/contract/exchange/import'
import { LOCALES, type Locale } from '@probant/contract/locales'
import type { QuestionType } from '@probant/contract/questions/form'
import type { ReadContent, ReadItem, ReadQuestion } from '../format.ts'
import { difficultyOf } from '../tags.ts'
import { acceptedIn } from './accepted.ts'
import { WORDS } from './words.ts'

/** What one row of a table says; nothing where it is empty. */
export function readRow(cells: readonly string[], columns: Columns, line: number): ReadItem | undefined {
  const row = Object.fromEntries(
    COLUMNS.map((column) => [column, cells[columns[column] ?? -1]?.trim() ?? '']),
  ) as Record<Column, string>
  if (Object.values(row).every((cell) => cell === '')) return undefined

  const beginning = row.title.slice(0, 200)
  if (row.type === '' && needsColumns(row, unassignedIn(cells, columns)))
    return { line, fault: 'columnsUnassigned', beginning }
  const type = row.type === '' ? inferredType(row) : typeOf(row.type)
  if (!type) return { line, fault: 'typeUnknown', beginning, detail: row.type.slice(0, 200) }
  const content = contentOf(type, row)
  if (typeof content === 'string') return { line, fault: content, beginning, detail: row.right.slice(0, 200) }
  const points = row.points === '' ? null : Number(row.points.replace(',', '.'))
  const question: ReadQuestion = {
    type,
    title: row.title,
    explanation: row.explanation,
    content,
    subject: row.subject || null,
    difficulty: difficultyOf(row.difficulty) ?? null,
    language: languageOf(row.language),
    points: Number.isNaN(points) ? null : points,
  }
  return { line, question, notes: [] }
}

type Row = Record<Column, string>

function unassignedIn(cells: readonly string[], columns: Columns): string[] {
  const assigned = new Set(Object.values(columns))
  return cells.map((cell) => cell.trim()).filter((cell, index) => cell !== '' && !assigned.has(index))
}

/** What nobody knows the column of may be the answers: then a key alone, such as 1 or B, tells nothing. */
function needsColumns(row: Row, unassigned: readonly string[]): boolean {
  if (unassigned.length === 0 || answersIn(row).some(Boolean)) return false
  if (/^[01]$/.test(row.right)) return true
  const isKey = row.right === '' || /^\(?[A-D1-4][).]?$/i.test(row.right) || unassigned.includes(row.right)
  return unassigned.length > 1 && isKey && row.accepted === '' && row.guidance === ''
}

function inferredType(row: Row): QuestionType {
  const answers = answersIn(row).filter(Boolean)
  if (answers.length === 2 && answers.every((answer) => truthOf(answer) !== undefined)) return 'true_false'
  if (answers.length > 0) return 'multiple_choice'
  if (truthOf(row.right) !== undefined) return 'true_false'
  return row.accepted || row.right ? 'fill_in' : 'open'
}

function contentOf(type: QuestionType, row: Row): ReadContent | 'noRightAnswer' | 'severalRightAnswers' {
  if (type === 'open') return { maxScore: null, guidance: row.guidance }
  if (type === 'fill_in') {
    const accepted = acceptedIn(row.accepted || row.right)
    return { accepted, ignoresAccents: isYes(row.ignoresAccents) }
  }
  if (type === 'true_false') {
    const chosen = answersIn(row)[rightPlace(row.right, answersIn(row)) ?? -1]
    const isTrue = truthOf(chosen ?? row.right)
    return isTrue === undefined ? 'noRightAnswer' : { isTrue }
  }
  const texts = answersIn(row)
  if (/^[A-D1-4](?:\s*[,;&+/]\s*[A-D1-4])+$/i.test(row.right)) return 'severalRightAnswers'
  const right = rightPlace(row.right, texts)
  if (right === undefined) return 'noRightAnswer'
  const answers = texts.map((text, index) => ({ text, isCorrect: index === right }))
  return { answers: answers.filter(({ text }) => text) }
}

/** Each in its place, also where one is missing. */
function answersIn(row: Row): string[] {
  return [row.answer1, row.answer2, row.answer3, row.answer4]
}

/**
 * A letter is a place, also where an answer is just that letter; otherwise it is the answer itself, or a number from 1. A
 * number that is an answer elsewhere may mean either.
 */
function rightPlace(right: string, texts: readonly string[]): number | undefined {
  const letter = /^\(?([A-D])[).]?$/i.exec(right)?.[1]?.toUpperCase()
  const same = texts.findIndex((text) => text !== '' && text.toLowerCase() === right.toLowerCase())
  const numbered = /^[1-4]$/.test(right) ? Number(right) - 1 : undefined
  const index = letter ? letter.charCodeAt(0) - 65 : (numbered ?? same)
  const isUnclear = numbered !== undefined && same >= 0 && same !== numbered
  return texts[index] && !isUnclear ? index : undefined
}

function typeOf(word: string): QuestionType | undefined {
  return TYPES.get(plain(word))
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, ' ')
}

const TYPES = new Map<string, QuestionType>([
  ...LOCALES.flatMap((locale) =>
    Object.entries(WORDS[locale].types).map(([type, word]) => [plain(word), type as QuestionType] as const),
  ),
  ['multiple choice', 'multiple_choice'],
  ['multichoice', 'multiple_choice'],
  ['mcq', 'multiple_choice'],
  ['mc', 'multiple_choice'],
  ['qcm', 'multiple_choice'],
  ['true/false', 'true_false'],
  ['true false', 'true_false'],
  ['tf', 'true_false'],
  ['vrai/faux', 'true_false'],
  ['fill in', 'fill_in'],
  ['fill in the blank', 'fill_in'],
  ['short answer', 'fill_in'],
  ['réponse courte', 'fill_in'],
  ['texte à compléter', 'fill_in'],
  ['open', 'open'],
  ['essay', 'open'],
])

function truthOf(word: string): boolean | undefined {
  const said = word.toLowerCase()
  if (['true', 't', 'vrai', 'v', 'yes', 'oui', '1'].includes(said)) return true
  return ['false', 'f', 'faux', 'no', 'non', '0'].includes(said) ? false : undefined
}

function isYes(word: string): boolean {
  return truthOf(word) === true
}

function languageOf(word: string): Locale | null {
  const said = word.toLowerCase()
  if (['en', 'english', 'anglais'].includes(said)) return 'en'
  return ['fr', 'french', 'français', 'francais'].includes(said) ? 'fr' : null
}
