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
import type { QuestionGenerator } from './provider.ts'
import type { Regeneration } from './regeneration.ts'
import type { GenerationService } from './service.ts'
import type { Watching } from './watching.ts'

interface Dependencies {
  generations: GenerationService
  watching: Watching
  regeneration: Regeneration
  generator: QuestionGenerator
}

export function generationRoutes(
  serve: Serve,
  { generations, watching, regeneration, generator }: Dependencies,
) {
  serve(getGenerator, () => ({
    isModel: generator.isModel,
    name: generator.name,
    maxQuestions: GENERATION_MAX,
  }))
  serve(suggestSubjects, ({ querystring }) => generator.suggest?.(querystring) ?? [])

  serve(startGeneration, ({ actor, workspace, body }) => generations.start(actor, workspace, body))
  serve(listGenerations, ({ actor, workspace }) => generations.list(actor, workspace))
  serve(getGeneration, ({ actor, params }) => generations.get(actor, params.generationId))
  serve(watchGeneration, ({ actor, params, reply }) => watching.watch(actor, params.generationId, reply))
  serve(cancelGeneration, ({ actor, params }) => generations.cancel(actor, params.generationId))
  serve(keepDelivery, ({ actor, params }) => generations.keep(actor, params))
  serve(keepAllDeliveries, ({ actor, params }) => generations.keepAll(actor, params.generationId))
  serve(regenerateDelivery, ({ actor, params }) => regeneration.regenerate(actor, params))
  serve(dropDelivery, ({ actor, params }) => generations.drop(actor, params))
}
