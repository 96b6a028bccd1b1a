import type { Log } from '#server/platform/log.ts'
import { createCheckedGenerator } from '../checking/checked-generator.ts'
import type { Choice, ModelChoice, RemoteChoice } from '../choice.ts'
import { createModelGenerator } from '../model/generator.ts'
import type { Model } from '../model/model.ts'
import type { QuestionGenerator } from '../provider.ts'
import { createLlamaModel } from './llamacpp.ts'

/** The generator that was chosen, whoever chose it. */
export function createGenerator(
  choice: Choice,
  { builtin, log, load, model = createModel(choice, load) }: Surroundings,
): QuestionGenerator {
  if (!model || choice.provider === 'builtin') return builtin
  const generator = createModelGenerator(model, log)
  return choice.checksKeys ? createCheckedGenerator(generator, model) : generator
}

/** The model that was chosen, for whatever it is asked; none where only the built-in generator works. */
export function createModel(choice: Choice | ModelChoice, load = loadModel): Model | undefined {
  if (choice.provider === 'builtin') return undefined
  return choice.provider === 'llamacpp' ? createLlamaModel(choice) : remoteModel(choice, load)
}

interface Surroundings {
  builtin: QuestionGenerator
  log?: Log
  /** Reads a provider's library. */
  load?: typeof loadModel
  /** Made already, for others ask it too. */
  model?: Model | undefined
}

/** The libraries that speak to providers are large, so one is read when it is first needed. */
function remoteModel(choice: RemoteChoice, load: typeof loadModel): Model {
  const { provider, model, holdsToSchema, longestText } = choice
  let loading: Promise<Model> | undefined
  return {
    name: `${provider}/${model}`,
    holdsToSchema,
    longestText,

    async *answer(inquiry, signal, onTokens) {
      loading ??= load(choice).catch((error) => {
        // What could not be read now may be there the next time.
        loading = undefined
        throw error
      })
      yield* (await loading).answer(inquiry, signal, onTokens)
    },
  }
}

async function loadModel(choice: RemoteChoice): Promise<Model> {
  switch (choice.provider) {
    case 'anthropic':
      return (await import('./anthropic.ts')).createAnthropicModel(choice)
    case 'google':
      return (await import('./google.ts')).createGoogleModel(choice)
    default:
      return (await import('./openai-compatible.ts')).createOpenAICompatibleModel(choice, choice.provider)
  }
}
