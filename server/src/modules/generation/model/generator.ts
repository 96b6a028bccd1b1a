import type { Log } from '#server/platform/log.ts'
import type { Produced, QuestionGenerator } from '../provider.ts'
import { candidateOf } from './candidate.ts'
import { createElementReader } from './element-reader.ts'
import { ModelFailure } from './failure.ts'
import type { Model } from './model.ts'
import { inquiryOf, typesOf } from './prompt.ts'

/** Questions by a language model. Where it fails, that is said: nobody else answers in its place. */
export function createModelGenerator(model: Model, log?: Log): QuestionGenerator {
  const source = `llm:${model.name}`

  return {
    name: model.name,
    isModel: true,

    async *generate(request, signal): AsyncGenerator<Produced> {
      const { slots, language, text } = request
      const types = typesOf(slots)
      const enough = MOST_PER_SLOT * slots.length
      const reader = createElementReader()
      const inner = new AbortController()
      let count = 0
      try {
        const pieces = model.answer(inquiryOf(request, model), AbortSignal.any([signal, inner.signal]))
        for await (const piece of pieces) {
          for (const element of reader.read(piece)) {
            yield candidateOf(element, { types, language, source, text })
            if (signal.aborted || ++count >= enough) return
          }
        }
        if (!reader.isAnswered && !signal.aborted) throw new ModelFailure('unreadable')
      } catch (error) {
        if (signal.aborted) return
        const failure = error instanceof ModelFailure ? error : new ModelFailure('unreachable')
        const { kind, httpStatus } = failure
        log?.warn({ generator: model.name, kind, httpStatus }, 'the question service failed')
        throw failure
      } finally {
        // Also where nobody wants the rest: the provider stops, and stops counting.
        inner.abort()
      }
    },
  }
}

/** A model that never ends is stopped. */
const MOST_PER_SLOT = 3
