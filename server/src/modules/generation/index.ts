import type { Config } from '#server/config.ts'
import type { Log } from '#server/platform/log.ts'
import { type Choice, chooseGenerator } from './choice.ts'
import { createModelGenerator } from './model/generator.ts'
import type { Model } from './model/model.ts'
import type { QuestionGenerator } from './provider.ts'
import { createAnthropicModel } from './providers/anthropic.ts'
import { createGoogleModel } from './providers/google.ts'
import { createLlamaModel } from './providers/llamacpp.ts'
import { createOpenAICompatibleModel } from './providers/openai-compatible.ts'

/** The one generator of this installation. */
export function createGenerator(
  { ai }: Pick<Config, 'ai'>,
  { builtin, log }: { builtin: QuestionGenerator; log?: Log },
): QuestionGenerator {
  const choice = chooseGenerator(ai)
  return choice.provider === 'builtin' ? builtin : createModelGenerator(modelOf(choice), log)
}

function modelOf(choice: Exclude<Choice, { provider: 'builtin' }>): Model {
  switch (choice.provider) {
    case 'anthropic':
      return createAnthropicModel(choice)
    case 'google':
      return createGoogleModel(choice)
    case 'llamacpp':
      return createLlamaModel(choice)
    default:
      return createOpenAICompatibleModel(choice, choice.provider)
  }
}
