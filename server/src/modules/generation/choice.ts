import { basename } from 'node:path'
import type { GeneratorSettings } from '@probant/contract/admin/generator'
import { SOURCE_TEXT_MAX } from '@probant/contract/limits'
import type { ModelCompany } from '@probant/contract/site'
import { type Config, ConfigError } from '#server/config.ts'
import type { ModelSettings } from './model/model.ts'

export type AiConfig = Config['ai']

export type Choice =
  | { provider: 'builtin' }
  | { provider: 'llamacpp'; ggufPath: string; totalMs: number; longestText: number }
  | ({ provider: RemoteProvider } & ModelSettings)

type RemoteProvider = 'openai-compatible' | 'anthropic' | 'google' | 'ollama'

/** Who makes the questions here? Whoever is named; else whoever there is a key for; else the built-in generator. */
export function chooseGenerator(ai: AiConfig): Choice {
  const provider = ai.provider === 'auto' ? found(ai) : ai.provider
  switch (provider) {
    case 'builtin':
      return { provider }
    case 'llamacpp': {
      const ggufPath = given(ai.ggufPath, provider, 'AI_GGUF_PATH')
      return { provider, ggufPath, totalMs: ai.timeouts.totalMs, longestText: LOCAL_LONGEST_TEXT }
    }
    case 'ollama':
      return { ...remote(ai, HOSTS.ollama), provider, apiKey: ai.apiKey, longestText: LOCAL_LONGEST_TEXT }
    case 'anthropic': {
      const apiKey = given(ai.apiKey ?? ai.keys.anthropic, provider, 'AI_API_KEY or ANTHROPIC_API_KEY')
      return { ...remote(ai, HOSTS.anthropic), provider, apiKey }
    }
    case 'google': {
      const apiKey = given(
        ai.apiKey ?? ai.keys.google,
        provider,
        'AI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY',
      )
      return { ...remote(ai, HOSTS.google), provider, apiKey }
    }
    case 'mistral':
      return { ...remote(ai, HOSTS.mistral), provider: 'openai-compatible', apiKey: ai.keys.mistral }
    case 'openai-compatible': {
      // A server of one's own never gets the key that is meant for OpenAI, and may need none.
      if (ai.baseUrl) return { ...remote(ai, { baseUrl: ai.baseUrl }), provider, apiKey: ai.apiKey }
      const apiKey = given(ai.apiKey ?? ai.keys.openai, provider, 'AI_BASE_URL, AI_API_KEY or OPENAI_API_KEY')
      return { ...remote(ai, HOSTS.openai), provider, apiKey }
    }
  }
}

/** Who gets to see what is asked, by a name that people know. */
export function companyBehind(choice: Choice): ModelCompany {
  if (choice.provider === 'builtin' || choice.provider === 'llamacpp') return 'none'
  const { host } = new URL(choice.baseUrl)
  const known = COMPANIES.find((company) => new URL(HOSTS[company].baseUrl).host === host)
  return known ?? 'other'
}

const COMPANIES = ['openai', 'anthropic', 'google', 'mistral'] as const

/** The choice as the administrator may see it. */
export function presentChoice(choice: Choice): GeneratorSettings {
  const { provider } = choice
  if (provider === 'builtin') return { provider, model: null, host: null, hasKey: false }
  if (provider === 'llamacpp')
    return { provider, model: basename(choice.ggufPath), host: null, hasKey: false }
  const { model, baseUrl, apiKey } = choice
  return { provider, model, host: new URL(baseUrl).host, hasKey: apiKey !== undefined }
}

interface Host {
  baseUrl: string
  /** Where nobody names a model. */
  model?: string
  /** It holds an answer to a schema; others may refuse to be asked that at all. */
  holdsToSchema?: boolean
}

const HOSTS = {
  openai: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-5-mini', holdsToSchema: true },
  mistral: { baseUrl: 'https://api.mistral.ai/v1', model: 'mistral-small-latest', holdsToSchema: true },
  anthropic: { baseUrl: 'https://api.anthropic.com/v1', model: 'claude-haiku-5-5', holdsToSchema: true },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-flash-latest',
    holdsToSchema: true,
  },
  ollama: { baseUrl: 'http://127.0.0.1:11434/v1', holdsToSchema: true },
} as const satisfies Record<string, Host>

/** What a small model on one's own machine can keep in mind, beside the rules and its answer. */
const LOCAL_LONGEST_TEXT = 12_000

function found({ apiKey, baseUrl, keys }: AiConfig) {
  if (apiKey || baseUrl || keys.openai) return 'openai-compatible'
  if (keys.anthropic) return 'anthropic'
  if (keys.google) return 'google'
  return keys.mistral ? 'mistral' : 'builtin'
}

function remote(ai: AiConfig, host: Host): Omit<ModelSettings, 'apiKey'> {
  const { timeouts, maxRetries } = ai
  return {
    model: given(ai.model ?? host.model, ai.provider, 'AI_MODEL'),
    baseUrl: ai.baseUrl ?? host.baseUrl,
    timeouts,
    maxRetries,
    holdsToSchema: isKnownToHold(ai.baseUrl ?? host.baseUrl, host),
    longestText: SOURCE_TEXT_MAX,
  }
}

/** OpenAI and Mistral are also known by their address. */
function isKnownToHold(baseUrl: string, { holdsToSchema = false }: Host): boolean {
  const known = [HOSTS.openai, HOSTS.mistral].map((host) => new URL(host.baseUrl).host)
  return holdsToSchema || known.includes(new URL(baseUrl).host)
}

function given(value: string | undefined, provider: string, names: string): string {
  if (value === undefined) throw new ConfigError(`AI_PROVIDER=${provider} needs ${names}`)
  return value
}
