import { workbook } from '#server/platform/spreadsheet/workbook.ts'
import type { FileFormat } from './service.ts'

export const xlsx: FileFormat = {
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write: (table) => workbook([table]),
}
