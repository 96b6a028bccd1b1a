import { randomInt } from 'node:crypto'
import type { Locale } from '@probant/contract/locales'
import type { TryoutQuestion, TryoutRequest } from '@probant/contract/tryout'
import type { QuestionService } from '#server/modules/questions/index.ts'
import { SECOND } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { neighbourNamed } from './neighbours.ts'
import type { QuestionGenerator } from './provider.ts'
import { unforeseeableRandom } from './random.ts'
import type { Rejected } from './repository.ts'
import { run } from './run.ts'
import { planSlots } from './slots.ts'

interface Dependencies {
  /** Never a model: whoever asks here pays for nothing. */
  builtin: QuestionGenerator
  questions: QuestionService
  /** Says when the server stops. */
  closing: AbortSignal
}

/** Questions for whoever has no workspace: made and sifted like all others, handed over, and kept nowhere. */
export function createUnkept({ builtin, questions, closing }: Dependencies) {
  return {
    subjects: async (typed: { search: string; language: Locale }): Promise<string[]> =>
      (await builtin.suggest?.(typed)) ?? [],

    /** `asker` takes turns with others where a text has to be read. */
    async make({ known, ...request }: TryoutRequest, { asker, signal }: Asked): Promise<Unkept> {
      const asking = { userId: asker, isVerified: false }
      await builtin.ensureServes?.(request, asking)

      const made: TryoutQuestion[] = []
      const rejected: Rejected = {}
      const { savedCount, isExhausted } = await run({
        generator: builtin,
        request: { ...request, seed: randomInt(2 ** 31) },
        asking,
        types: request.types,
        slots: planSlots(request),
        known: known.map(({ title }) => title),
        discarded: known.map(neighbourNamed),
        random: unforeseeableRandom,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS), closing]),
        reject: (reason) => {
          rejected[reason] = (rejected[reason] ?? 0) + 1
        },
        async save(draft, { source, sourceSentence }) {
          const { fingerprint: _, ...written } = await questions.prepare({ userId: asker }, draft)
          made.push({ ...written, source, sourceSentence })
          return true
        },
      })
      ensure(savedCount > 0, isExhausted ? 'nothingLeftToAsk' : 'generationFailed')
      return { questions: made, rejected }
    },
  }
}

interface Asked {
  asker: string
  /** Whoever asked is gone. */
  signal: AbortSignal
}

interface Unkept {
  questions: TryoutQuestion[]
  rejected: Rejected
}

/** A text may wait for its turn; longer than this no visitor does. */
const PATIENCE_MS = 45 * SECOND
