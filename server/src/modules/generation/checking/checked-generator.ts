import { generatedKind } from '../kinds/index.ts'
import type { Model } from '../model/model.ts'
import type { Produced, QuestionGenerator } from '../provider.ts'
import { unforeseeableRandom } from '../random.ts'
import { ahead } from './ahead.ts'
import { checkKey } from './check.ts'

/** The same generator, each of its questions answered a second time before anybody sees it. */
export function createCheckedGenerator(generator: QuestionGenerator, model: Model): QuestionGenerator {
  return {
    ...generator,
    checksKeys: true,

    async *generate(request, signal, asking): AsyncGenerator<Produced> {
      const { language, text } = request
      const inner = new AbortController()
      const either = AbortSignal.any([signal, inner.signal])
      const about = { language, text, random: unforeseeableRandom, signal: either }
      const check = async (one: Produced) =>
        'rejected' in one || generatedKind(one).malformation?.(one) ? one : checkKey(model, one, about)
      try {
        yield* ahead(generator.generate(request, either, asking), check, AT_ONCE)
      } finally {
        // Also where nobody wants the rest.
        inner.abort()
      }
    },
  }
}

/** While the model goes on writing, so many questions are looked at. */
const AT_ONCE = 3
