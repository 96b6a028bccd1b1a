import { Readable } from 'node:stream'
import type { Locale } from '@probant/contract/locales'
import type { EXPORT_FORMATS } from '@probant/contract/participants/inviting'
import { scalingOf } from '@probant/contract/scale/scale'
import type { Db } from '#server/database/client.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { FileMaking, Waiting } from '#server/platform/files/making.ts'
import { delimited } from '#server/platform/spreadsheet/delimited.ts'
import { madeWorkbook } from '#server/platform/spreadsheet/made-workbook.ts'
import type { Cell, Table } from '#server/platform/spreadsheet/table.ts'
import { type Mark, rosterRepository } from '../listing/repository.ts'
import { cellsOf, columnsFor, type Exported } from './columns.ts'
import { WORDS, type Words } from './words.ts'

interface Dependencies {
  db: Db
  now: Now
  files: FileMaking
  access: QuizAccess
}

type FormatName = (typeof EXPORT_FORMATS)[number]

interface Asked {
  format: FormatName
  /** Of the page that asks: the mails of its reader may be in another one. */
  locale: Locale
}

/** As many as are held in memory at once, however many there are. */
const PAGE_SIZE = 1000

/** All participants of a quiz as a file. */
export function createRosterExport({ db, now, files, access }: Dependencies) {
  return {
    /** Read page by page, no faster than it is written; no transaction waits for that. */
    async openExport(waiting: Waiting, quizId: string, { format, locale }: Asked) {
      const { quiz } = await access.authorizeCreator(db, waiting.actor, quizId)
      const words = WORDS[locale]
      const { timeZone } = quiz
      const at = now()
      const standing = { status: statusAt(quiz, at), endsAt: quiz.endsAt }
      const hasAttempts = quiz.options.attempts.most > 1
      const exported = { quiz: standing, at, timeZone, scaling: scalingOf(quiz), locale, hasAttempts }
      const table: Table = {
        name: words.participants,
        columns: columnsFor(words, exported),
        pages: pagesOf(quizId, words, exported),
        timeZone,
      }
      return {
        fileName: `${words.fileName(quiz.title)}.${format}`,
        mediaType: MEDIA_TYPES[format],
        content:
          format === 'xlsx'
            ? await madeWorkbook(files, [table], waiting)
            : Readable.from(delimited(table, locale), { objectMode: false }),
      }
    },
  }

  async function* pagesOf(quizId: string, words: Words, exported: Exported): AsyncGenerator<Cell[][]> {
    let mark: Mark | undefined
    do {
      const rows = await rosterRepository(db).pageAfter(quizId, mark, PAGE_SIZE)
      yield rows.map((row) => cellsOf(row, words, exported))
      mark = rows.length < PAGE_SIZE ? undefined : rows.at(-1)
    } while (mark)
  }
}

const MEDIA_TYPES: Record<FormatName, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
