import { isTest, type SourceFile } from '../source-files.ts'
import type { Violation } from './violation.ts'

/**
 * 10. Mails are written by `sending` alone, which knows whose words may leave. It has the platform's `mailWriter`; what
 * other modules know as the outbox can't write.
 */
export function mailsAreWrittenBySending(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('server/src/') && !isTest(path) && !MAY_WRITE.test(path))
    .filter(({ text }) => WRITING.test(text))
    .map(({ path }) => ({ path, why: 'mails are written by modules/sending: post and postFor' }))
}

const MAY_WRITE = /^server\/src\/(modules\/sending\/|platform\/(index\.ts|mail\/))/
const WRITING = /\b(mailWriter|MailWriter|createOutbox)\b/
