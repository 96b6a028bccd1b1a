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
  takeBackDelivery,
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
    checksKeys: generator.checksKeys ?? false,
  }))
  serve(suggestSubjects, async ({ querystring }) => (await generator.suggest?.(querystring)) ?? [])

  // Why one failed is said in the language of the page, as every refusal is: the account's may be another.
  serve(startGeneration, ({ actor, workspace, caller, body }) =>
    generation.start(actor, { ref: workspace, locale: caller.locale }, body),
  )
  serve(listGenerations, ({ actor, workspace, caller }) =>
    generation.list(actor, { ref: workspace, locale: caller.locale }),
  )
  serve(getGeneration, ({ actor, params, caller }) =>
    generation.get(actor, params.generationId, caller.locale),
  )
  serve(watchGeneration, ({ actor, params, caller, reply }) =>
    generation.watch({ actor, locale: caller.locale }, params.generationId, reply),
  )
  serve(cancelGeneration, ({ actor, params, caller }) =>
    generation.cancel(actor, params.generationId, caller.locale),
  )
  serve(keepDelivery, ({ actor, params }) => generation.keep(actor, params))
  serve(keepAllDeliveries, ({ actor, params }) => generation.keepAll(actor, params.generationId))
  serve(regenerateDelivery, ({ actor, params }) => generation.regenerate(actor, params))
  serve(dropDelivery, ({ actor, params }) => generation.drop(actor, params))
  serve(takeBackDelivery, ({ actor, params }) => generation.takeBack(actor, params))
}
