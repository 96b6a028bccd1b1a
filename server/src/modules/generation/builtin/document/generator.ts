import type { Workshop } from '../../documents/workshop.ts'
import type { Candidate, GeneratorRequest } from '../../provider.ts'

/** Questions from the creator's own text, made in a thread of its own. */
export function createDocumentGenerator({ workshop }: { workshop: Workshop }) {
  return {
    async *fromText(request: GeneratorRequest, signal: AbortSignal): AsyncGenerator<Candidate> {
      const { subject, language, text, slots, avoid, seed } = request
      const candidates = await workshop.makeQuestions({ subject, language, text, slots, avoid, seed }, signal)
      for (const candidate of candidates) {
        if (signal.aborted) return
        yield candidate
      }
    },
  }
}

export type DocumentGenerator = ReturnType<typeof createDocumentGenerator>
