import type { Loss } from '@probant/contract/exchange/formats'
import { delimited } from '#server/platform/spreadsheet/delimited.ts'
import type { Cell, Table } from '#server/platform/spreadsheet/table.ts'
import { workbook } from '#server/platform/spreadsheet/workbook.ts'
import { partFor } from '../../kinds/index.ts'
import type { Writer } from '../format.ts'
import { lossesAmongQuestions, lost } from '../lost.ts'
import { tableOf } from './cells.ts'

/** A cell holds no picture: its description stands there. */
const table = {
  dialect: undefined,
  part: 'table',
  omission: ({ draft }) => partFor('table', draft).omission?.(draft),
  losses: ({ has }) => lost<Loss>({ markup: has.formatting || has.formulas, pictures: has.pictures }),
  quizLosses: lossesAmongQuestions,
} satisfies Partial<Writer>

export const xlsxWriter: Writer = {
  ...table,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write: (bundle, questions) => workbook([tableOf(bundle, questions)]),
}

export const csvWriter: Writer = {
  ...table,
  mediaType: 'text/csv; charset=utf-8',
  isStreamed: true,
  write: (bundle, questions) => delimited(marked(tableOf(bundle, questions)), bundle.language),
}

/** What looks as if it had been defused already gets one more sign, so that taking one away gives back what was written. */
function marked(table: Table): Table {
  return { ...table, pages: pages() }

  async function* pages(): AsyncGenerator<Cell[][]> {
    for await (const rows of table.pages)
      yield rows.map((cells) =>
        cells.map((cell) =>
          typeof cell === 'string' ? cell.replace(/^(?='+[=+\-@\t\r\n＝＋－＠])/, "'") : cell,
        ),
      )
  }
}
