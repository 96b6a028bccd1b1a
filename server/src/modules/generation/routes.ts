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
  serve(getGenerator, async () => {
    const { isModel, name, checksKeys = false } = (await generation.active()).generator
    return { isModel, name, maxQuestions: GENERATION_MAX, checksKeys }
  })
  serve(suggestSubjects, async ({ querystring }) => {
    const { generator } = await generation.active()
    return (await generator.suggest?.(querystring)) ?? []
  })

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
