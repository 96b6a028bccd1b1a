import type { ExportFormat } from '@probant/contract/exchange/formats'

/** As they are offered: by where the file is to be opened. */
export const FORMAT_GROUPS = [
  { group: 'platforms', formats: ['moodle_xml', 'common_cartridge', 'qti_21', 'qti_30', 'scorm_12'] },
  { group: 'tools', formats: ['kahoot', 'gift', 'aiken'] },
  { group: 'documents', formats: ['docx', 'xlsx', 'csv'] },
  { group: 'own', formats: ['json'] },
] as const satisfies { group: string; formats: ExportFormat[] }[]

export const EXTENSIONS: Record<ExportFormat, string> = {
  moodle_xml: 'xml',
  gift: 'txt',
  aiken: 'txt',
  qti_21: 'zip',
  qti_30: 'zip',
  common_cartridge: 'imscc',
  scorm_12: 'zip',
  kahoot: 'xlsx',
  csv: 'csv',
  xlsx: 'xlsx',
  docx: 'docx',
  json: 'json',
}
