import { NAME_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { type FoundSubject, factsToldIn, openSubjects, seededRandom } from '@probant/knowledge'
import { refusal } from '#server/platform/errors.ts'
import type { Asking } from '#server/platform/workers/pool.ts'
import { generatedKind } from '../kinds/index.ts'
import type { Candidate, Produced, QuestionGenerator, Slot } from '../provider.ts'
import { type Deal, dealFrom } from './deal.ts'
import type { DocumentGenerator } from './from-text.ts'

export interface BuiltinParts {
  /** Questions from the creator's own text. */
  document: Pick<DocumentGenerator, 'fromText' | 'ensureCapacity'>
}

/** Makes questions without any model: from the creator's text, or from what it knows. It says so where it knows nothing. */
export function createBuiltinGenerator({ document }: BuiltinParts): QuestionGenerator {
  return {
    name: 'builtin',
    isModel: false,

    async ensureServes({ subject, language, text }, asking = SOMEBODY) {
      if (text) document.ensureCapacity(asking)
      else await getSubject(subject, language)
    },

    async suggest({ search, language }) {
      const subjects = await openSubjects()
      // No subject is longer, and each further word would be looked up too.
      return subjects.nearest(search.slice(0, NAME_MAX), language, SUGGESTED)
    },

    async *generate(request, signal, asking = SOMEBODY): AsyncGenerator<Produced> {
      const { subject, language, text, slots, seed, asked } = request
      const random = seededRandom(seed)
      if (text) {
        const choices = slots.filter((slot) => generatedKind(slot).isBetterOfFacts)
        const known =
          choices.length > 0 ? await factsToldIn({ text, subject, language }, await openSubjects()) : []
        for (const { source, sentences } of known)
          yield* supported(dealt(dealFrom(source, language, random, asked), choices, signal), sentences)
        yield* document.fromText(request, asking, signal)
        return
      }
      const source = await (await getSubject(subject, language)).load(random)
      yield* dealt(dealFrom(source, language, random, asked), slots, signal)
    },
  }
}

async function getSubject(typed: string, language: Locale): Promise<FoundSubject> {
  const subjects = await openSubjects()
  const found = await subjects.find(typed)
  if (found) return found
  const nearest = subjects.nearest(typed, language, 3)
  throw nearest.length > 0
    ? refusal('subjectNotFound', { nearest: nearest.join(', ') })
    : refusal('subjectUnheardOf')
}

/** What a text tells and is known besides, with the sentence of the text. */
function* supported(
  candidates: Iterable<Candidate>,
  sentences: ReadonlyMap<string, string>,
): Generator<Candidate> {
  for (const candidate of candidates) {
    const sentence = candidate.fact && sentences.get(candidate.fact)
    if (sentence) yield { ...candidate, source: 'builtin:document', sourceSentence: sentence }
  }
}

/** Who doesn't say who they are waits like a stranger. */
const SOMEBODY: Asking = { userId: '', isVerified: false }

const SUGGESTED = 8

/** Round and round through the slots, until there is nothing left for any of them. */
function* dealt(deal: Deal, slots: readonly Slot[], signal: AbortSignal): Generator<Candidate> {
  let open = [...slots]
  while (open.length > 0 && !signal.aborted) {
    const next: Slot[] = []
    for (const slot of open) {
      const candidate = deal(slot)
      if (!candidate) continue
      yield candidate
      next.push(slot)
    }
    open = next
  }
}
