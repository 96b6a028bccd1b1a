import { delimited } from '#server/platform/spreadsheet/delimited.ts'
import type { FileFormat } from './service.ts'

export const csv: FileFormat = {
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  write: delimited,
}
