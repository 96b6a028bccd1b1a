import {
  cancelGeneration,
  dropDelivery,
  getGeneration,
  getGenerator,
  keepAllDeliveries,
  keepDelivery,
  listGenerations,
  regenerateDelivery,
  startGeneration,
  suggestSubjects,
  watchGeneration,
} from '@probant/contract/generation'
import { GENERATION_MAX } from '@probant/contract/limits'
import type { Serve } from '#server/platform/http/serve.ts'
import type { GenerationServices } from './index.ts'

export function generationRoutes(serve: Serve, generation: GenerationServices) {
  const { generator } = generation

  serve(getGenerator, () => ({
    isModel: generator.isModel,
    name: generator.name,
    maxQuestions: GENERATION_MAX,
  }))
  serve(suggestSubjects, async ({ querystring }) => (await generator.suggest?.(querystring)) ?? [])

  serve(startGeneration, ({ actor, workspace, body }) => generation.start(actor, workspace, body))
  serve(listGenerations, ({ actor, workspace }) => generation.list(actor, workspace))
  serve(getGeneration, ({ actor, params }) => generation.get(actor, params.generationId))
  serve(watchGeneration, ({ actor, params, reply }) => generation.watch(actor, params.generationId, reply))
  serve(cancelGeneration, ({ actor, params }) => generation.cancel(actor, params.generationId))
  serve(keepDelivery, ({ actor, params }) => generation.keep(actor, params))
  serve(keepAllDeliveries, ({ actor, params }) => generation.keepAll(actor, params.generationId))
  serve(regenerateDelivery, ({ actor, params }) => generation.regenerate(actor, params))
  serve(dropDelivery, ({ actor, params }) => generation.drop(actor, params))
}
