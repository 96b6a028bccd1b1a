import { Readable } from 'node:stream'
import type { Locale } from '@probant/contract/locales'
import { RESULT_VIEWS, type ResultFormat, type ResultView } from '@probant/contract/results/export'
import type { Report } from '@probant/contract/results/report'
import { scalingOf } from '@probant/contract/scale/scale'
import type { Db } from '#server/database/client.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import type { AskedQuestion, Authorized, QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { FileMaking, Waiting } from '#server/platform/files/making.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { delimited } from '#server/platform/spreadsheet/delimited.ts'
import { madeWorkbook } from '#server/platform/spreadsheet/made-workbook.ts'
import type { Cell, Table } from '#server/platform/spreadsheet/table.ts'
import type { ResultAccess } from '../access.ts'
import { presentResult } from '../list.ts'
import type { Reports } from '../reports.ts'
import {
  absentCells,
  answerCells,
  answerHeadings,
  columnsOf,
  personCells,
  personColumns,
  resultCells,
  resultColumns,
  type Shown,
} from './cells.ts'
import { difficultyCells, itemCells, subjectCells } from './report-cells.ts'
import type { Asked as AskedOfMaker, Piece } from './report-maker.ts'
import { REPORT_WORDS } from './report-words.ts'
import { exportedResultRepository } from './repository.ts'
import { WORDS, type Words } from './words.ts'

interface Dependencies {
  db: Db
  now: Now
  branding: Pick<Branding, 'headOf'>
  files: FileMaking
  access: ResultAccess
  papers: QuizPapers
  reports: Reports
  incidents: Submissions['incidents']
}

interface Asked {
  format: ResultFormat
  view: ResultView
  /** Of the page that asks: the mails of its reader may be in another one. */
  locale: Locale
  /** Where the reader's clock hangs; that of the quiz where nobody says. */
  timeZone?: string
  region?: string
}

type Quiz = Authorized['quiz']

/** As many as are held in memory at once, with all their answers, however many there are. */
const PAGE_SIZE = 250

/** What came of a quiz, as files. */
export function createResultExport({
  db,
  now,
  branding,
  files,
  access,
  papers,
  reports,
  incidents,
}: Dependencies) {
  return {
    /** Read page by page, no faster than it is written; no transaction waits for that. */
    async openExport(waiting: Waiting, quizId: string, asked: Asked) {
      const { format, view, locale } = asked
      const { quiz } = await access.authorizeToReadAnswers(db, waiting.actor, quizId)
      const words = WORDS[locale]
      const part = { pdf: REPORT_WORDS[locale].report, csv: words.views[view], xlsx: words.all }[format]
      return {
        fileName: `${quiz.title} - ${part.toLowerCase()}.${format}`,
        mediaType: MEDIA_TYPES[format],
        content: await contentOf(),
      }

      async function contentOf(): Promise<Readable> {
        if (format === 'pdf') return reportFile(waiting, quiz, asked)
        const tables = await tablesOf(waiting.actor, quiz, locale)
        if (format === 'csv') return Readable.from(delimited(tables[view], locale), { objectMode: false })
        const sheets = RESULT_VIEWS.map((name) => tables[name])
        return madeWorkbook(files, sheets, waiting)
      }
    },
  }

  async function reportFile(
    waiting: Waiting,
    quiz: Quiz,
    { locale, region, timeZone = quiz.timeZone }: Asked,
  ): Promise<Readable> {
    const { title, creatorName, workspaceId } = quiz
    const brand = await branding.headOf(db, workspaceId)
    const input: AskedOfMaker = { title, creatorName, timeZone, locale, region, now: now(), brand }
    return files.make(
      { maker: REPORT_MAKER, input, pieces: reportPieces(waiting.actor, quiz, locale) },
      waiting,
    )
  }

  async function* reportPieces(actor: Actor, quiz: Quiz, locale: Locale): AsyncGenerator<Piece> {
    yield { report: await reports.get(actor, quiz.id, locale) }
    const scaling = scalingOf(quiz)
    for await (const rows of pagesOf(quiz.id, exportedResultRepository(db).pageAfter)) {
      const violations = await incidents.countViolations(db, quiz, rows)
      yield { results: rows.map((row) => presentResult(row, scaling, violations.get(row.submissionId))) }
    }
  }

  /** Nothing of them is read before it is written. */
  async function tablesOf(actor: Actor, quiz: Quiz, locale: Locale): Promise<Record<ResultView, Table>> {
    const words = WORDS[locale]
    const { timeZone } = quiz
    const questions = await papers.questionsOf(db, quiz)
    let reckoned: Promise<Report> | undefined
    const report = () => {
      reckoned ??= reports.get(actor, quiz.id, locale)
      return reckoned
    }
    const table = (view: ResultView, columns: Table['columns'], pages: Table['pages']): Table => ({
      name: words.views[view],
      columns,
      pages,
      timeZone,
    })
    return {
      participants: table(
        'participants',
        resultColumns(words, timeZone, shownIn(quiz)),
        resultPages(quiz, words),
      ),
      answers: table(
        'answers',
        [...personColumns(words), ...columnsOf(answerHeadings(questions, words))],
        answerPages(quiz, questions, words),
      ),
      questions: table(
        'questions',
        columnsOf(words.item),
        once(async () => (await report()).questions.map((item) => itemCells(item, words))),
      ),
      subjects: table(
        'subjects',
        columnsOf([words.share.subjects, ...words.share.figures]),
        once(async () => subjectCells(await report())),
      ),
      difficulties: table(
        'difficulties',
        columnsOf([words.share.difficulties, ...words.share.figures]),
        once(async () => difficultyCells(await report(), words)),
      ),
    }
  }

  async function* resultPages(quiz: Quiz, words: Words): AsyncGenerator<Cell[][]> {
    const shown = shownIn(quiz)
    for await (const rows of pagesOf(quiz.id, exportedResultRepository(db).everybodyAfter)) {
      const handedIn = rows.filter((row) => 'submissionId' in row)
      const violations = await incidents.countViolations(db, quiz, handedIn)
      yield rows.map((row) => {
        if (!('submissionId' in row)) return absentCells(row, shown, words)
        const violationCount = violations.get(row.submissionId)?.count ?? 0
        return resultCells(row, { ...shown, violationCount }, words)
      })
    }
  }

  async function* answerPages(
    quiz: Quiz,
    questions: readonly AskedQuestion[],
    words: Words,
  ): AsyncGenerator<Cell[][]> {
    for await (const rows of pagesOf(quiz.id, exportedResultRepository(db).pageAfter)) {
      const written = await exportedResultRepository(db).listWritten(
        rows.map(({ submissionId }) => submissionId),
      )
      yield rows.map((row) => {
        const sheet = written.get(row.submissionId) ?? { marks: null, answers: new Map() }
        return [...personCells(row, words), ...answerCells(questions, sheet, words)]
      })
    }
  }
}

type NextPage<Row> = (quizId: string, last: Row | undefined, limit: number) => Promise<Row[]>

async function* pagesOf<Row>(quizId: string, next: NextPage<Row>): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await next(quizId, last, PAGE_SIZE)
    if (rows.length > 0) yield rows
    last = rows.length < PAGE_SIZE ? undefined : rows.at(-1)
  } while (last)
}

async function* once<T>(read: () => Promise<T>): AsyncGenerator<T> {
  yield await read()
}

const REPORT_MAKER = new URL('./report-maker.ts', import.meta.url)

const MEDIA_TYPES: Record<ResultFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function shownIn(quiz: Quiz): Shown {
  return { scaling: scalingOf(quiz), hasAttempts: quiz.options.attempts.most > 1 }
}
