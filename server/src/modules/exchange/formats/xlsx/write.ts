import { workbook } from '#server/platform/spreadsheet/workbook.ts'
import { omissionFrom } from '../../kinds/index.ts'
import type { Writer } from '../format.ts'
import { lossesAmongQuestions } from '../quiz-losses.ts'
import { tableLosses, tableOf } from '../table/cells.ts'

export const xlsxWriter: Writer = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  dialect: undefined,
  omission: ({ draft }) => omissionFrom('table', draft),
  losses: tableLosses,
  quizLosses: (quiz) => lossesAmongQuestions(quiz),
  write: (bundle, questions) => workbook([tableOf(bundle, questions)]),
}
