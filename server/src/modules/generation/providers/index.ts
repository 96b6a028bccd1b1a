import type { Config } from '#server/config.ts'
import type { Log } from '#server/platform/log.ts'
import { createCheckedGenerator } from '../checking/checked-generator.ts'
import { type Choice, chooseGenerator } from '../choice.ts'
import { createModelGenerator } from '../model/generator.ts'
import type { Model } from '../model/model.ts'
import type { QuestionGenerator } from '../provider.ts'
import { createLlamaModel } from './llamacpp.ts'

/** The one generator of this installation. */
export function createGenerator(
  config: Pick<Config, 'ai'>,
  { builtin, log, load, model = createModel(config, load) }: Surroundings,
): QuestionGenerator {
  if (!model) return builtin
  const generator = createModelGenerator(model, log)
  return config.ai.checksKeys ? createCheckedGenerator(generator, model) : generator
}

/** The model of this installation, for whatever it is asked; none where only the built-in generator works. */
export function createModel({ ai }: Pick<Config, 'ai'>, load = loadModel): Model | undefined {
  const choice = chooseGenerator(ai)
  return choice.provider === 'builtin' ? undefined : modelOf(choice, load)
}

interface Surroundings {
  builtin: QuestionGenerator
  log?: Log
  /** Reads a provider's library. */
  load?: typeof loadModel
  /** Made already, for others ask it too. */
  model?: Model | undefined
}

type ModelChoice = Exclude<Choice, { provider: 'builtin' }>
type RemoteChoice = Exclude<ModelChoice, { provider: 'llamacpp' }>

function modelOf(choice: ModelChoice, load: typeof loadModel): Model {
  return choice.provider === 'llamacpp' ? createLlamaModel(choice) : remoteModel(choice, load)
}

/** The libraries that speak to providers are large, so one is read when it is first needed. */
function remoteModel(choice: RemoteChoice, load: typeof loadModel): Model {
  const { provider, model, holdsToSchema, longestText } = choice
  let loading: Promise<Model> | undefined
  return {
    name: `${provider}/${model}`,
    holdsToSchema,
    longestText,

    async *answer(inquiry, signal) {
      loading ??= load(choice).catch((error) => {
        // What could not be read now may be there the next time.
        loading = undefined
        throw error
      })
      yield* (await loading).answer(inquiry, signal)
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
