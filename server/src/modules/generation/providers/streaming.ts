import { extractReasoningMiddleware, type LanguageModel, streamText, wrapLanguageModel } from 'ai'
import { ModelFailure } from '../model/failure.ts'
import type { Inquiry, Model, ModelSettings } from '../model/model.ts'
import { failureOf } from './sdk-failure.ts'

// What the library has to say about a provider's abilities is no news for the log.
globalThis.AI_SDK_LOG_WARNINGS = false

type SpecifiedModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** A model of the library as ours: the same time-outs, retries and failures, whoever provides it. */
export function createStreamingModel(
  provider: string,
  languageModel: SpecifiedModel,
  { model, holdsToSchema, longestText, timeouts, maxRetries }: ModelSettings,
): Model {
  return {
    name: `${provider}/${model}`,
    holdsToSchema,
    longestText,

    async *answer(inquiry, signal, onTokens) {
      const { system, prompt } = inquiry
      const { stream } = streamText({
        model: holdsToSchema ? heldTo(languageModel, inquiry) : thinkingAside(languageModel),
        system,
        prompt,
        abortSignal: signal,
        maxRetries,
        timeout: { firstChunkMs: timeouts.firstMs, chunkMs: timeouts.chunkMs, totalMs: timeouts.totalMs },
        // By default it would print them, the provider's words and all; they come along the stream as well.
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text
        if (part.type === 'finish' && part.totalUsage.totalTokens) onTokens?.(part.totalUsage.totalTokens)
        if (part.type === 'error') throw failureOf(part.error)
        if (part.type === 'abort' && !signal.aborted) throw new ModelFailure('timeout')
      }
    },
  }
}

/** Sends the schema along. The library's own outputs would hold text back until it parses, and drop what doesn't. */
function heldTo(model: SpecifiedModel, { schema }: Inquiry): LanguageModel {
  const responseFormat = { type: 'json' as const, name: 'questions', schema: schema as object }
  const middleware = {
    transformParams: async ({ params }: { params: object }) => ({ ...params, responseFormat }) as never,
  }
  return wrapLanguageModel({ model: thinkingAside(model), middleware })
}

/** Some models think aloud before they answer, drafts included. */
function thinkingAside(model: SpecifiedModel) {
  return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
}
