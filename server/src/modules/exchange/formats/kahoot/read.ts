import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import { taken } from '../../kinds/index.ts'
import { type Reader, type ReadItem, UnreadableFile } from '../format.ts'
import { isWorkbook, sheetRows } from '../xlsx/sheet.ts'

/** A spreadsheet of Kahoot: wherever its headings stand, what is below them. */
export const kahootReader: Reader = {
  // Only its rows tell it from any other workbook, and they take long to read: `headingsIn` decides.
  recognises: (file) =>
    isWorkbook(file) &&
    hasHeadings(
      file.archive?.exists(STRINGS) ? textIn(file.archive.read(STRINGS)) : textIn(file.archive?.read(SHEET)),
    ),

  async *read(file) {
    const rows = await sheetRows(file)
    const top = rows.findIndex((cells) => hasHeadings(cells.join(' ')))
    if (top < 0) throw new UnreadableFile('notRecognised')
    const left = rows[top]?.findIndex((cell) => /^question/i.test(cell.trim())) ?? -1
    if (left < 0) throw new UnreadableFile('notRecognised')
    for (const [index, cells] of rows.slice(top + 1).entries()) {
      const item = readRow(
        cells.slice(left).map((cell) => cell.trim()),
        top + 2 + index,
      )
      if (item) yield item
    }
  },
}

const STRINGS = 'xl/sharedStrings.xml'
const SHEET = 'xl/worksheets/sheet1.xml'

function hasHeadings(text: string): boolean {
  return /Answer 1\b/i.test(text) && /Time limit/i.test(text) && /Correct answer/i.test(text)
}

function textIn(bytes: Buffer | undefined): string {
  return bytes?.toString('utf8', 0, 200_000) ?? ''
}

function readRow(cells: readonly string[], line: number): ReadItem | undefined {
  const [title = '', one = '', two = '', three = '', four = '', _seconds, right = ''] = cells
  const texts = [one, two, three, four]
  if (!title && texts.every((text) => !text)) return undefined
  const beginning = title.slice(0, 200)
  const places = right
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  if (places.length > 1) return { line, fault: 'severalRightAnswers', beginning, detail: right }
  const index = (places[0] ?? 0) - 1
  if (!texts[index]) return { line, fault: 'noRightAnswer', beginning, detail: right }
  const common = {
    title: markdownFromText(title),
    explanation: '',
    subject: null,
    difficulty: null,
    language: null,
    points: null,
  }
  const choices = texts
    .map((text, at) => ({ text: markdownFromText(text), isCorrect: at === index, says: truthOf(text) }))
    .filter(({ text }) => text)
  const read = taken({ for: 'choice', choices })
  if ('fault' in read) return { line, ...read, beginning }
  return { line, question: { ...common, ...read }, notes: [] }
}

function truthOf(text: string): boolean | undefined {
  if (/^(?:true|vrai)$/i.test(text)) return true
  return /^(?:false|faux)$/i.test(text) ? false : undefined
}
