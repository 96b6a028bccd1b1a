import { basename } from 'node:path'
import type { GeneratorSettings } from '@probant/contract/admin/generator'
import { type ModelPreset, presetNamed } from '@probant/contract/admin/model-presets'
import type { ModelCompany } from '@probant/contract/site'
import { type Config, ConfigError } from '#server/config.ts'
import { abilitiesOf, isAt, LOCAL_LONGEST_TEXT } from './abilities.ts'
import type { ModelSettings } from './model/model.ts'

export type AiConfig = Config['ai']

export type Choice = { provider: 'builtin' } | (ModelChoice & { checksKeys: boolean })
export type ModelChoice =
  | { provider: 'llamacpp'; ggufPath: string; totalMs: number; longestText: number }
  | RemoteChoice
export type RemoteChoice = { provider: RemoteProvider } & ModelSettings

type RemoteProvider = ReturnType<typeof presetNamed>['protocol']

/**
 * The variables that decide who makes questions, in the order in which they count. Where one is set, nothing else does.
 */
export function decidingVariables({ provider, apiKey, baseUrl, keys }: AiConfig): string[] {
  const variables = {
    AI_PROVIDER: provider !== 'auto',
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    OPENAI_API_KEY: keys.openai,
    ANTHROPIC_API_KEY: keys.anthropic,
    GOOGLE_GENERATIVE_AI_API_KEY: keys.google,
    MISTRAL_API_KEY: keys.mistral,
  }
  return Object.entries(variables).flatMap(([name, value]) => (value ? [name] : []))
}

/** Whom does the environment choose? Whoever is named; else whoever there is a key for; else the built-in generator. */
export function chooseGenerator(ai: AiConfig): Choice {
  const provider = ai.provider === 'auto' ? found(ai) : ai.provider
  if (provider === 'builtin') return { provider }
  return { ...chooseModel(ai, provider), checksKeys: ai.checksKeys ?? true }
}

type Named = Exclude<AiConfig['provider'] | 'mistral', 'auto' | 'builtin'>

function chooseModel(ai: AiConfig, provider: Named): ModelChoice {
  switch (provider) {
    case 'llamacpp': {
      const ggufPath = given(ai.ggufPath, provider, 'AI_GGUF_PATH')
      return { provider, ggufPath, totalMs: ai.timeouts.totalMs, longestText: LOCAL_LONGEST_TEXT }
    }
    case 'ollama':
      return remote(ai, 'ollama', ai.apiKey)
    case 'anthropic': {
      const apiKey = given(ai.apiKey ?? ai.keys.anthropic, provider, 'AI_API_KEY or ANTHROPIC_API_KEY')
      return remote(ai, 'anthropic', apiKey)
    }
    case 'google': {
      const names = 'AI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY'
      return remote(ai, 'google', given(ai.apiKey ?? ai.keys.google, provider, names))
    }
    case 'mistral':
      return remote(ai, 'mistral', ai.keys.mistral)
    case 'openai-compatible': {
      // A server of one's own never gets the key that is meant for OpenAI, and may need none.
      if (ai.baseUrl) return remote(ai, 'other', ai.apiKey)
      const apiKey = given(ai.apiKey ?? ai.keys.openai, provider, 'AI_BASE_URL, AI_API_KEY or OPENAI_API_KEY')
      return remote(ai, 'openai', apiKey)
    }
  }
}

/** The model of a preset, wherever it was said that it is. */
export function presetChoice(
  preset: ModelPreset,
  said: Pick<ModelSettings, 'baseUrl' | 'model' | 'apiKey'>,
  { timeouts, maxRetries }: Pick<AiConfig, 'timeouts' | 'maxRetries'>,
): RemoteChoice {
  return {
    provider: presetNamed(preset).protocol,
    ...said,
    timeouts,
    maxRetries,
    ...abilitiesOf(preset, said.baseUrl),
  }
}

/** Who gets to see what is asked, by a name that people know. */
export function companyBehind(choice: Choice): ModelCompany {
  if (choice.provider === 'builtin' || choice.provider === 'llamacpp') return 'none'
  return COMPANIES.find((company) => isAt(choice.baseUrl, company)) ?? 'other'
}

const COMPANIES = ['openai', 'anthropic', 'google', 'mistral'] as const

/** The choice as the administrator may see it. */
export function presentChoice(choice: Choice): GeneratorSettings['active'] {
  const { provider } = choice
  const none = { model: null, host: null, hasKey: false }
  if (provider === 'builtin') return { provider, ...none, checksKeys: false }
  const { checksKeys } = choice
  if (provider === 'llamacpp') return { provider, ...none, model: basename(choice.ggufPath), checksKeys }
  const { model, baseUrl, apiKey } = choice
  return { provider, model, host: new URL(baseUrl).host, hasKey: Boolean(apiKey), checksKeys }
}

function found({ apiKey, baseUrl, keys }: AiConfig) {
  if (apiKey || baseUrl || keys.openai) return 'openai-compatible'
  if (keys.anthropic) return 'anthropic'
  if (keys.google) return 'google'
  return keys.mistral ? 'mistral' : 'builtin'
}

function remote(ai: AiConfig, preset: ModelPreset, apiKey: string | undefined): RemoteChoice {
  const { address, model } = presetNamed(preset)
  const said = {
    baseUrl: ai.baseUrl ?? address,
    model: given(ai.model ?? (model || undefined), ai.provider, 'AI_MODEL'),
  }
  return presetChoice(preset, { ...said, apiKey }, ai)
}

function given(value: string | undefined, provider: string, names: string): string {
  if (value === undefined) throw new ConfigError(`AI_PROVIDER=${provider} needs ${names}`)
  return value
}
