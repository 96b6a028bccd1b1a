import { generatedKind, stemOf } from '../kinds/index.ts'
import { knownTitles } from '../known-titles.ts'
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
      const known = knownTitles(request.avoid)
      const check = async (one: Produced) => {
        if ('rejected' in one || generatedKind(one).malformation?.(one)) return one
        const alike = known.near(stemOf(one), MOST_ALIKE)
        known.add(stemOf(one))
        return checkKey(model, one, { ...about, alike })
      }
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

/** With so many questions that are there already each is compared by whoever answers it. */
const MOST_ALIKE = 5
