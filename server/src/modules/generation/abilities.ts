import { type ModelPreset, presetNamed } from '@probant/contract/admin/model-presets'
import { SOURCE_TEXT_MAX } from '@probant/contract/limits'
import type { ModelSettings } from './model/model.ts'

type Abilities = Pick<ModelSettings, 'holdsToSchema' | 'countsTokens' | 'longestText'>

/** What a server can be asked for. OpenAI and Mistral are also known by their address. */
export function abilitiesOf(preset: ModelPreset, baseUrl: string): Abilities {
  const known = (['openai', 'mistral'] as const).find((name) => isAt(baseUrl, name))
  return ABILITIES[preset === 'other' ? (known ?? preset) : preset]
}

export function isAt(baseUrl: string, preset: ModelPreset): boolean {
  return new URL(baseUrl).host === new URL(presetNamed(preset).address).host
}

/** What a small model on one's own machine can keep in mind, beside the rules and its answer. */
export const LOCAL_LONGEST_TEXT = 12_000

const HOSTED = { holdsToSchema: true, countsTokens: true, longestText: SOURCE_TEXT_MAX }
const LOCAL = { ...HOSTED, longestText: LOCAL_LONGEST_TEXT }
/** It may refuse to be asked for more than an answer. */
const UNKNOWN = { holdsToSchema: false, countsTokens: false, longestText: SOURCE_TEXT_MAX }

const ABILITIES: Record<ModelPreset, Abilities> = {
  openai: HOSTED,
  anthropic: HOSTED,
  google: HOSTED,
  // It counts unasked, and refuses who asks it to.
  mistral: { ...HOSTED, countsTokens: false },
  ollama: LOCAL,
  'lm-studio': LOCAL,
  vllm: LOCAL,
  // Some of its versions can't hold to a schema and follow a model's own format of conversation.
  'llama-cpp': { ...LOCAL, holdsToSchema: false },
  other: UNKNOWN,
}
