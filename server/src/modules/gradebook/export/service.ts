import { Readable } from 'node:stream'
import type { GradebookFormat } from '@probant/contract/gradebook/gradebook'
import type { Locale } from '@probant/contract/locales'
import type { FileMaking, Waiting } from '#server/platform/files/making.ts'
import { delimited } from '#server/platform/spreadsheet/delimited.ts'
import { madeWorkbook } from '#server/platform/spreadsheet/made-workbook.ts'
import type { Cell, Table } from '#server/platform/spreadsheet/table.ts'
import type { GradebookService } from '../service.ts'
import { averageCells, headings, personCells } from './cells.ts'
import { WORDS } from './words.ts'

interface Dependencies {
  files: FileMaking
  gradebook: GradebookService
}

interface Asked {
  format: GradebookFormat
  /** Of the page that asks: the mails of its reader may be in another one. */
  locale: Locale
}

/** A grade book with everybody in it, as a file. */
export function createGradebookExport({ files, gradebook }: Dependencies) {
  return {
    /** Read page by page, no faster than it is written; no transaction waits for that. */
    async openExport(waiting: Waiting, groupId: string, { format, locale }: Asked) {
      const { book, columns, pagesOf } = await gradebook.open(waiting.actor, groupId)
      const words = WORDS[locale]
      const quizzes = columns.filter(({ isIn }) => isIn)
      const table: Table = {
        name: words.gradebook,
        columns: headings(quizzes, words, locale),
        pages: rows(),
        // No cell of it is a time.
        timeZone: 'UTC',
      }
      return {
        fileName: `${words.fileName(book.group.name)}.${format}`,
        mediaType: MEDIA_TYPES[format],
        content:
          format === 'xlsx'
            ? await madeWorkbook(files, [table], waiting)
            : Readable.from(delimited(table, locale), { objectMode: false }),
      }

      async function* rows(): AsyncGenerator<Cell[][]> {
        for await (const people of pagesOf()) yield people.map((person) => personCells(person, words, locale))
        yield [averageCells(quizzes, words)]
      }
    },
  }
}

const MEDIA_TYPES: Record<GradebookFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
