import type { FileFault } from '@probant/contract/exchange/formats'
import { UnreadableArchive } from '#server/platform/archive/unpack.ts'
import { UnreadableText } from '#server/platform/text-encoding.ts'
import { UnreadableXml, type XmlFault } from '#server/platform/xml/elements.ts'
import { UnreadableFile } from '../formats/format.ts'
import type { JobReport } from './job.ts'

/** What the file itself is to blame for; nothing where the fault is ours. */
export function refusalOf(error: unknown): Extract<JobReport, { name: 'refused' }> | undefined {
  const refused = (fault: FileFault, line: number | null = null) =>
    ({ name: 'refused', fault, line }) as const
  if (error instanceof UnreadableFile) return refused(error.fault, error.line)
  if (error instanceof UnreadableText) return refused('unknownEncoding')
  if (error instanceof UnreadableXml) return refused(XML_FAULTS[error.fault], error.line)
  if (error instanceof UnreadableArchive)
    return refused(error.fault === 'tooLarge' ? 'unpacksTooLarge' : error.fault)
}

const XML_FAULTS: Record<XmlFault, FileFault> = {
  malformed: 'malformedXml',
  tooDeep: 'tooDeep',
  ownEntities: 'ownEntities',
  documentType: 'documentType',
}
