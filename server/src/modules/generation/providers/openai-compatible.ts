import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Model, ModelSettings } from '../model/model.ts'
import { createCarefulFetch } from './careful-fetch.ts'
import { createStreamingModel } from './streaming.ts'

/** Whatever speaks OpenAI's chat completions: OpenAI itself, Mistral, vLLM, LM Studio, Ollama at `/v1` … */
export function createOpenAICompatibleModel(
  settings: ModelSettings,
  provider: 'openai-compatible' | 'ollama' = 'openai-compatible',
): Model {
  const { model, baseUrl, apiKey, holdsToSchema, countsTokens, timeouts } = settings
  const library = createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    apiKey,
    fetch: createCarefulFetch(timeouts),
    supportsStructuredOutputs: holdsToSchema,
    includeUsage: countsTokens,
  })
  return createStreamingModel(provider, library.chatModel(model), settings)
}
