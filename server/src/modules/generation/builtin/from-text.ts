import type { Asking } from '#server/platform/workers/pool.ts'
import type { DocumentWorkers } from '../documents/workers.ts'
import type { Candidate, GeneratorRequest } from '../provider.ts'

/** Questions from the creator's own text, made in a process of its own. */
export function createDocumentGenerator({ workers }: { workers: DocumentWorkers }) {
  return {
    ensureCapacity: workers.ensureCapacity,

    async *fromText(
      { subject, language, text, slots, avoid, seed }: GeneratorRequest,
      asking: Asking,
      signal: AbortSignal,
    ): AsyncGenerator<Candidate> {
      const request = { subject, language, text, slots, avoid, seed }
      const candidates = await workers.makeQuestions(request, asking, signal)
      for (const candidate of candidates) {
        if (signal.aborted) return
        yield candidate
      }
    },
  }
}

export type DocumentGenerator = ReturnType<typeof createDocumentGenerator>
