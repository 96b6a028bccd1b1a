import type { FileFault } from '@probant/contract/exchange/formats'
import { UnreadableText } from '#server/platform/text-encoding.ts'
import { UnreadableXml, type XmlFault } from '#server/platform/xml/elements.ts'
import { UnreadableFile } from './format.ts'

/** What is wrong with a file whose text or XML can't be read; any other error stays what it is. */
export function asUnreadable(error: unknown): unknown {
  if (error instanceof UnreadableText) return new UnreadableFile('unknownEncoding')
  return error instanceof UnreadableXml ? new UnreadableFile(FAULTS[error.fault], error.line) : error
}

const FAULTS: Record<XmlFault, FileFault> = {
  malformed: 'malformedXml',
  tooDeep: 'tooDeep',
  ownEntities: 'ownEntities',
  documentType: 'documentType',
}
