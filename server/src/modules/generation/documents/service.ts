import { DOCUMENT_MAX_BYTES } from '@probant/contract/generation'
import { MINUTE } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { IncomingFile, Uploads } from '#server/platform/http/uploads.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { DocumentText } from './job.ts'
import type { DocumentWorkers } from './workers.ts'

interface Dependencies {
  attempts: Attempts
  uploads: Uploads
  workers: DocumentWorkers
}

/** The text of a creator's file: it is handed back and kept nowhere. */
export function createDocumentService({ attempts, uploads, workers }: Dependencies) {
  // One at a time of each person's, so that nobody fills the line alone.
  const seats = createSeats(1)

  return {
    async read({ userId, isEmailVerified }: Actor, { name, file, signal }: Sent): Promise<DocumentText> {
      const asker = { userId, isVerified: isEmailVerified }
      // Before the file comes: there may be no place to wait.
      workers.ensureCapacity(asker)
      const leave = seats.take(userId)
      try {
        await attempts.begin({
          tried: { key: `document:${userId}`, rule: { free: 30, longestMs: MINUTE } },
        })
        return await uploads.hold(file, LIMIT, (path) => workers.read({ name, path }, asker, signal))
      } finally {
        leave()
      }
    },
  }
}

interface Sent {
  name: string
  file: IncomingFile
  /** Whoever sent it is gone. */
  signal: AbortSignal
}

const LIMIT = { maxBytes: DOCUMENT_MAX_BYTES, tooLarge: () => refusal('documentTooLarge') }

export type DocumentService = ReturnType<typeof createDocumentService>
