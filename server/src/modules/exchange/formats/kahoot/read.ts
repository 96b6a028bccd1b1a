import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import { taken } from '../../kinds/index.ts'
import { type Reader, type ReadItem, UnreadableFile } from '../format.ts'
import { NOTHING_ELSE, readItem } from '../reading.ts'
import { isWorkbook, sheetRows } from '../table/sheet-rows.ts'
import { truthOf } from '../truth.ts'

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
  const source = () => [title, ...texts, right].filter(Boolean).join('\n')
  return readItem({ line, beginning: () => title.slice(0, 200), source }, () => {
    const places = right
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number)
    if (places.length === 0 || !places.every((place) => texts[place - 1]))
      return { fault: 'noRightAnswer', detail: right }
    const choices = texts
      .map((text, at) => ({
        text: markdownFromText(text),
        isCorrect: places.includes(at + 1),
        says: truthOf(text),
      }))
      .filter(({ text }) => text)
    const read = taken({ for: 'choice', choices })
    return 'fault' in read ? read : { ...NOTHING_ELSE, title: markdownFromText(title), ...read }
  })
}
