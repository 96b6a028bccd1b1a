import { delimited } from '#server/platform/spreadsheet/delimited.ts'
import type { Table } from '#server/platform/spreadsheet/table.ts'
import { omissionFrom } from '../../kinds/index.ts'
import type { Writer } from '../format.ts'
import { lossesAmongQuestions } from '../quiz-losses.ts'
import { tableLosses, tableOf } from '../table/cells.ts'

export const csvWriter: Writer = {
  mediaType: 'text/csv; charset=utf-8',
  isStreamed: true,
  dialect: undefined,
  omission: ({ draft }) => omissionFrom('table', draft),
  losses: tableLosses,
  quizLosses: (quiz) => lossesAmongQuestions(quiz),
  write: (bundle, questions) => delimited(marked(tableOf(bundle, questions)), bundle.language),
}

/** What looks as if it had been defused already gets one more sign, so that taking one away gives back what was written. */
function marked(table: Table): Table {
  return { ...table, pages: pages() }

  async function* pages() {
    for await (const rows of table.pages)
      yield rows.map((cells) =>
        cells.map((cell) =>
          typeof cell === 'string' ? cell.replace(/^(?='+[=+\-@\t\r\n＝＋－＠])/, "'") : cell,
        ),
      )
  }
}
