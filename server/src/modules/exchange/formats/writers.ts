import { aikenWriter } from './aiken/write.ts'
import { commonCartridgeWriter } from './common-cartridge/write.ts'
import { docxWriter } from './docx/write.ts'
import type { Writers } from './format.ts'
import { giftWriter } from './gift/write.ts'
import { jsonWriter } from './json/write.ts'
import { kahootWriter } from './kahoot/write.ts'
import { moodleXmlWriter } from './moodle-xml/write.ts'
import { qti21Writer } from './qti-2/write.ts'
import { qti30Writer } from './qti-3/write.ts'
import { scormWriter } from './scorm/write.ts'
import { csvWriter, xlsxWriter } from './table/write.ts'

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
