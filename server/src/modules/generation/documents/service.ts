import { MINUTE } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { DocumentText } from './job.ts'
import type { Workshop } from './workshop.ts'

/** The text of a creator's file: it is handed back and kept nowhere. */
export function createDocumentService({ attempts, workshop }: { attempts: Attempts; workshop: Workshop }) {
  return {
    async read(actor: Actor, name: string, bytes: Uint8Array): Promise<DocumentText> {
      await attempts.begin({
        tried: { key: `document:${actor.userId}`, rule: { free: 30, longestMs: MINUTE } },
      })
      return await workshop.read(name, bytes)
    },
  }
}

export type DocumentService = ReturnType<typeof createDocumentService>
