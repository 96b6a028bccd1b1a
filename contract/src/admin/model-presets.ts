/** Well-known servers of language models: what is filled in when an administrator chooses one. */
export const MODEL_PRESETS = {
  openai: {
    protocol: 'openai-compatible',
    address: 'https://api.openai.com/v1',
    model: 'gpt-5-mini',
    isLocal: false,
    needsKey: true,
    keysAt: 'https://platform.openai.com/api-keys',
  },
  anthropic: {
    protocol: 'anthropic',
    address: 'https://api.anthropic.com/v1',
    model: 'claude-haiku-5-5',
    isLocal: false,
    needsKey: true,
    keysAt: 'https://console.anthropic.com/settings/keys',
  },
  google: {
    protocol: 'google',
    address: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-flash-latest',
    isLocal: false,
    needsKey: true,
    keysAt: 'https://aistudio.google.com/apikey',
  },
  mistral: {
    protocol: 'openai-compatible',
    address: 'https://api.mistral.ai/v1',
    model: 'mistral-small-latest',
    isLocal: false,
    needsKey: true,
    keysAt: 'https://console.mistral.ai/api-keys',
  },
  ollama: local('ollama', 'http://127.0.0.1:11434/v1'),
  'lm-studio': local('openai-compatible', 'http://127.0.0.1:1234/v1'),
  vllm: local('openai-compatible', 'http://127.0.0.1:8000/v1'),
  'llama-cpp': local('openai-compatible', 'http://127.0.0.1:8080/v1'),
  other: local('openai-compatible', ''),
} as const satisfies Record<string, Preset>

export type ModelPreset = keyof typeof MODEL_PRESETS
export const MODEL_PRESET_NAMES = Object.keys(MODEL_PRESETS) as [ModelPreset, ...ModelPreset[]]

export function presetNamed(name: ModelPreset): Preset {
  return MODEL_PRESETS[name]
}

interface Preset {
  protocol: 'openai-compatible' | 'anthropic' | 'google' | 'ollama'
  address: string
  /** A small one; empty where only whoever runs the server knows which there are. */
  model: string
  /** On a machine of one's own, as a rule. */
  isLocal: boolean
  needsKey: boolean
  /** Where one gets a key. */
  keysAt?: string
}

function local<Protocol extends Preset['protocol']>(protocol: Protocol, address: string) {
  return { protocol, address, model: '', isLocal: true, needsKey: false } as const
}
