import { createAnthropic } from '@ai-sdk/anthropic'
import type { Model, ModelSettings } from '../model/model.ts'
import { createCarefulFetch } from './careful-fetch.ts'
import { createStreamingModel } from './streaming.ts'

export function createAnthropicModel(settings: ModelSettings): Model {
  const { model, baseUrl, apiKey, timeouts } = settings
  const library = createAnthropic({ baseURL: baseUrl, apiKey, fetch: createCarefulFetch(timeouts) })
  return createStreamingModel('anthropic', library.languageModel(model), settings)
}
