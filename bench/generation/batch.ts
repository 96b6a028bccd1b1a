import type { GenerationRequest } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { seededRandom } from '../../knowledge/src/random.ts'
import type { Candidate, QuestionGenerator } from '../../server/src/modules/generation/provider.ts'
import { run } from '../../server/src/modules/generation/run.ts'
import { planSlots } from '../../server/src/modules/generation/slots.ts'

export interface Asked extends Pick<GenerationRequest, 'counts' | 'types'> {
  subject: string
  language: Locale
  seed: number
}

export interface Delivered {
  draft: QuestionDraft
  candidate: Candidate
}

/** Runs one generation as the service does, but keeps the questions in memory instead of the bank. */
export async function runBatch(generator: QuestionGenerator, asked: Asked): Promise<Delivered[]> {
  const { subject, language, seed, counts, types } = asked
  const delivered: Delivered[] = []
  await run({
    generator,
    request: { subject, language, text: '', seed },
    types,
    slots: planSlots({ counts, types }),
    known: [],
    random: seededRandom(seed),
    async save(draft, candidate) {
      delivered.push({ draft, candidate })
      return true
    },
    reject() {},
    signal: new AbortController().signal,
  })
  return delivered
}
