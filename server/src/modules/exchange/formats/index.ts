import type { ExportFormat, ImportFormat } from '@probant/contract/exchange/formats'
import { csvReader } from './csv/read.ts'
import { csvWriter } from './csv/write.ts'
import type { Reader, Writers } from './format.ts'
import { jsonReader } from './json/read.ts'
import { jsonWriter } from './json/write.ts'
import { kahootReader } from './kahoot/read.ts'
import { kahootWriter } from './kahoot/write.ts'
import { xlsxReader } from './xlsx/read.ts'
import { xlsxWriter } from './xlsx/write.ts'

export const WRITERS = {
  kahoot: kahootWriter,
  csv: csvWriter,
  xlsx: xlsxWriter,
  json: jsonWriter,
} as unknown as Writers satisfies Record<ExportFormat, unknown>

/** The most particular first: a file is what the first of them takes it for. */
export const READERS = {
  kahoot: kahootReader,
  xlsx: xlsxReader,
  json: jsonReader,
  csv: csvReader,
} as unknown as Record<ImportFormat, Reader>
