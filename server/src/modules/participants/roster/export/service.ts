import { Readable } from 'node:stream'
import type { Locale } from '@probant/contract/locales'
import type { EXPORT_FORMATS } from '@probant/contract/participants/inviting'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import type { Db } from '#server/database/client.ts'
import type { QuizEntrance } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Cell, Table } from '#server/platform/spreadsheet/table.ts'
import { type Mark, rosterRepository } from '../repository.ts'
import { cellsOf, columnsFor } from './columns.ts'
import { csv } from './csv.ts'
import { WORDS, type Words } from './words.ts'
import { xlsx } from './xlsx.ts'

interface Dependencies {
  db: Db
  now: Now
  entrance: QuizEntrance
}

export interface FileFormat {
  extension: string
  mediaType: string
  write: (table: Table, locale: Locale) => AsyncIterable<string | Uint8Array>
}

type FormatName = (typeof EXPORT_FORMATS)[number]
const FORMATS: Record<FormatName, FileFormat> = { csv, xlsx }

interface Asked {
  format: FormatName
  /** Of the page that asks: the mails of its reader may be in another one. */
  locale: Locale
}

/** As many as are held in memory at once, however many there are. */
const PAGE_SIZE = 1000

/** All participants of a quiz as a file. */
export function createRosterExport({ db, now, entrance }: Dependencies) {
  return {
    /** Read page by page, as fast as whoever asks for it takes it; no transaction waits for them. */
    async openExport(actor: Actor, quizId: string, { format, locale }: Asked) {
      const { quiz } = await entrance.enterAsCreator(db, actor, quizId)
      const words = WORDS[locale]
      const { extension, mediaType, write } = FORMATS[format]
      const table = {
        name: words.participants,
        columns: columnsFor(words, quiz.timeZone),
        pages: pagesOf(quizId, words, statusAt(quiz, now())),
        timeZone: quiz.timeZone,
      }
      return {
        fileName: `${words.fileName(quiz.title)}.${extension}`,
        mediaType,
        content: Readable.from(write(table, locale), { objectMode: false }),
      }
    },
  }

  async function* pagesOf(quizId: string, words: Words, quizStatus: QuizStatus): AsyncGenerator<Cell[][]> {
    let mark: Mark | undefined
    do {
      const rows = await rosterRepository(db).pageAfter(quizId, mark, PAGE_SIZE)
      yield rows.map((row) => cellsOf(row, words, quizStatus))
      mark = rows.length < PAGE_SIZE ? undefined : rows.at(-1)
    } while (mark)
  }
}
