import { NAME_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import { refusal } from '#server/platform/errors.ts'
import type { Asking, Candidate, Produced, QuestionGenerator, Slot } from '../provider.ts'
import type { DocumentGenerator } from './document/generator.ts'
import type { Deal, Knower } from './knower.ts'
import { seededRandom } from './random.ts'
import { createSubjectIndex, type SubjectIndex } from './subjects/index.ts'

export interface BuiltinParts {
  knowers: readonly Knower[]
  /** Questions from the creator's own text. */
  document: Pick<DocumentGenerator, 'fromText' | 'ensureRoom'>
}

/** Makes questions without any model: from the creator's text, or from what it knows. It says so where it knows nothing. */
export function createBuiltinGenerator({ knowers, document }: BuiltinParts): QuestionGenerator {
  let index: SubjectIndex | undefined
  // Not before somebody asks: a server that starts has other things to do.
  const subjects = () => (index ??= createSubjectIndex(knowers))

  return {
    name: 'builtin',
    isModel: false,

    ensureServes({ subject, language, text }, asking = SOMEBODY) {
      if (text) document.ensureRoom(asking)
      else getKnower(subject, language)
    },

    // No subject is longer, and each further word would be looked up too.
    suggest: ({ search, language }) => subjects().nearest(search.slice(0, NAME_MAX), language, SUGGESTED),

    async *generate(request, signal, asking = SOMEBODY): AsyncGenerator<Produced> {
      if (request.text) {
        yield* document.fromText(request, asking, signal)
        return
      }
      const { subject, language, slots, seed } = request
      const deal = getKnower(subject, language).deal(language, seededRandom(seed))
      yield* dealt(deal, slots, signal)
    },
  }

  function getKnower(subject: string, language: Locale): Knower {
    const knower = subjects().find(subject)
    if (knower) return knower
    const nearest = subjects().nearest(subject, language, 3)
    throw nearest.length > 0
      ? refusal('subjectNotFound', { nearest: nearest.join(', ') })
      : refusal('subjectUnheardOf')
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
