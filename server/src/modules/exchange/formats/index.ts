import type { ImportFormat } from '@probant/contract/exchange/formats'
import { aikenReader } from './aiken/read.ts'
import { aikenWriter } from './aiken/write.ts'
import { commonCartridgeReader } from './common-cartridge/read.ts'
import { commonCartridgeWriter } from './common-cartridge/write.ts'
import { csvReader } from './csv/read.ts'
import { csvWriter } from './csv/write.ts'
import { docxWriter } from './docx/write.ts'
import type { Reader, Writers } from './format.ts'
import { giftReader } from './gift/read.ts'
import { giftWriter } from './gift/write.ts'
import { jsonReader } from './json/read.ts'
import { jsonWriter } from './json/write.ts'
import { kahootReader } from './kahoot/read.ts'
import { kahootWriter } from './kahoot/write.ts'
import { moodleXmlReader } from './moodle-xml/read.ts'
import { moodleXmlWriter } from './moodle-xml/write.ts'
import { qtiReader } from './qti/read.ts'
import { qti21Writer } from './qti-2/write.ts'
import { qti30Writer } from './qti-3/write.ts'
import { scormWriter } from './scorm/write.ts'
import { xlsxReader } from './xlsx/read.ts'
import { xlsxWriter } from './xlsx/write.ts'

/** A new format is a folder, and a line here. */
export const WRITERS: Writers = {
  moodle_xml: moodleXmlWriter,
  gift: giftWriter,
  aiken: aikenWriter,
  qti_21: qti21Writer,
  qti_30: qti30Writer,
  common_cartridge: commonCartridgeWriter,
  scorm_12: scormWriter,
  kahoot: kahootWriter,
  csv: csvWriter,
  xlsx: xlsxWriter,
  docx: docxWriter,
  json: jsonWriter,
}

/** The most particular first: a file is what the first of them takes it for. */
export const READERS: Record<ImportFormat, Reader> = {
  moodle_xml: moodleXmlReader,
  common_cartridge: commonCartridgeReader,
  qti: qtiReader,
  kahoot: kahootReader,
  xlsx: xlsxReader,
  json: jsonReader,
  aiken: aikenReader,
  gift: giftReader,
  csv: csvReader,
}
