import { CHARACTERS_PER_TOKEN } from '@probant/contract/generation'
import type { Model } from './model.ts'

/**
 * The same model, and how many tokens it took: as its provider counts, or, where that doesn't say, by the length of the
 * texts that went there and came back.
 */
export function measured(model: Model) {
  const tokens = { count: 0, isEstimate: false }

  const measuring: Model = {
    ...model,
    async *answer(inquiry, signal) {
      const { system, prompt, schema } = inquiry
      const asked = system.length + prompt.length + (model.holdsToSchema ? JSON.stringify(schema).length : 0)
      let answered = 0
      let told: number | undefined
      try {
        const pieces = model.answer(inquiry, signal, (count) => {
          told = count
        })
        for await (const piece of pieces) {
          answered += piece.length
          yield piece
        }
      } finally {
        if (told === undefined && answered > 0) tokens.isEstimate = true
        tokens.count += told ?? (answered > 0 ? Math.ceil((asked + answered) / CHARACTERS_PER_TOKEN) : 0)
      }
    },
  }
  return { model: measuring, tokens }
}
