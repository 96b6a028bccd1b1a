import type { ImportFormat } from '@probant/contract/exchange/formats'
import { aikenReader } from './aiken/read.ts'
import { commonCartridgeReader } from './common-cartridge/read.ts'
import { docxReader } from './docx/read.ts'
import type { Reader } from './format.ts'
import { giftReader } from './gift/read.ts'
import { jsonReader } from './json/read.ts'
import { kahootReader } from './kahoot/read.ts'
import { moodleXmlReader } from './moodle-xml/read.ts'
import { qtiReader } from './qti/read.ts'
import { csvReader, xlsxReader } from './table/read.ts'
import { textReader } from './written-out/read-text.ts'

/** The most particular first: a file is what the first of them takes it for. Only the process that reads loads them. */
export const READERS: Record<ImportFormat, Reader> = {
  moodle_xml: moodleXmlReader,
  common_cartridge: commonCartridgeReader,
  qti: qtiReader,
  kahoot: kahootReader,
  xlsx: xlsxReader,
  docx: docxReader,
  json: jsonReader,
  aiken: aikenReader,
  gift: giftReader,
  text: textReader,
  csv: csvReader,
}
