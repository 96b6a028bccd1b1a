import { UnreadableArchive } from '#server/platform/archive/unpack.ts'
import { UnreadableFile } from '../formats/format.ts'
import { asUnreadable } from '../formats/unreadable.ts'
import type { JobReport } from './job.ts'

/** What the file itself is to blame for; nothing where the fault is ours. */
export function refusalOf(error: unknown): Extract<JobReport, { name: 'refused' }> | undefined {
  const known = asUnreadable(error)
  if (known instanceof UnreadableFile) return { name: 'refused', fault: known.fault, line: known.line }
  if (error instanceof UnreadableArchive) {
    const fault = error.fault === 'tooLarge' ? 'unpacksTooLarge' : error.fault
    return { name: 'refused', fault, line: null }
  }
}
