import type { FileFault } from '@probant/contract/exchange/formats'
import { UnreadableXml, type XmlFault } from '#server/platform/xml/elements.ts'
import { UnreadableFile } from './format.ts'

/** What is wrong with a file whose XML can't be read; any other error stays what it is. */
export function asUnreadable(error: unknown): unknown {
  return error instanceof UnreadableXml ? new UnreadableFile(FAULTS[error.fault], error.line) : error
}

const FAULTS: Record<XmlFault, FileFault> = {
  malformed: 'malformedXml',
  tooDeep: 'tooDeep',
  ownEntities: 'ownEntities',
}
