import { MINUTE } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { DocumentText } from './job.ts'
import type { Workshop } from './workshop.ts'

/** The text of a creator's file: it is handed back and kept nowhere. */
export function createDocumentService({ attempts, workshop }: { attempts: Attempts; workshop: Workshop }) {
  const readers = new Set<string>()

  return {
    /** One at a time of each person's, so that nobody fills the line alone. */
    async read({ userId }: Actor, { name, bytes, signal }: Upload): Promise<DocumentText> {
      if (readers.has(userId)) throw refusal('tooManyAttempts', { seconds: WAIT_SECONDS })
      readers.add(userId)
      try {
        await attempts.begin({
          tried: { key: `document:${userId}`, rule: { free: 30, longestMs: MINUTE } },
        })
        return await workshop.read(name, bytes, signal)
      } finally {
        readers.delete(userId)
      }
    },
  }
}

interface Upload {
  name: string
  bytes: Uint8Array
  /** Whoever sent it is gone. */
  signal: AbortSignal
}

const WAIT_SECONDS = 5

export type DocumentService = ReturnType<typeof createDocumentService>
