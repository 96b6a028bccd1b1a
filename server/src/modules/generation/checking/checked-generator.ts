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
      /** Those of this request: is each asked in the end, or was its key wrong? */
      const asked = new Map<string, Promise<boolean>>()
      const check = async (one: Produced) => {
        if ('rejected' in one || generatedKind(one).malformation?.(one)) return one
        const stem = stemOf(one)
        const alike = known
          .near(stem, MOST_ALIKE)
          .map((title) => ({ title, isAsked: asked.get(title) ?? true }))
        const checking = checkKey(model, one, { ...about, alike })
        known.add(stem)
        asked.set(stem, isAsked(checking, asked.get(stem)))
        return checking
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

/** One whose key is wrong says nothing about those that come after it, unless another one asks the same. */
async function isAsked(checking: Promise<Produced>, before: Promise<boolean> | undefined): Promise<boolean> {
  const isDropped = await checking.then(
    (made) => 'rejected' in made && made.rejected === 'wrong_key',
    () => true,
  )
  return !isDropped || ((await before) ?? false)
}

/** While the model goes on writing, so many questions are looked at. */
const AT_ONCE = 3

/** With so many questions that are there already each is compared by whoever answers it. */
const MOST_ALIKE = 5
