import { workbook } from '#server/platform/spreadsheet/workbook.ts'
import type { Writer } from '../format.ts'
import { tableLosses, tableOf, tableQuizLosses } from '../table/cells.ts'

export const xlsxWriter: Writer = {
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  dialect: undefined,
  omission: () => undefined,
  losses: tableLosses,
  quizLosses: tableQuizLosses,
  write: (bundle, questions) => workbook([tableOf(bundle, questions)]),
}
