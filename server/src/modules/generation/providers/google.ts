import { createGoogle } from '@ai-sdk/google'
import type { Model, ModelSettings } from '../model/model.ts'
import { createCarefulFetch } from './careful-fetch.ts'
import { createStreamingModel } from './streaming.ts'

export function createGoogleModel(settings: ModelSettings): Model {
  const { model, baseUrl, apiKey, timeouts } = settings
  const library = createGoogle({ baseURL: baseUrl, apiKey, fetch: createCarefulFetch(timeouts) })
  return createStreamingModel('google', library.languageModel(model), settings)
}
