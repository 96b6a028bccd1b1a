import type { GeneratorForm, GeneratorSettings } from '@probant/contract/admin/generator'
import { presetNamed } from '@probant/contract/admin/model-presets'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import { type AiConfig, type Choice, decidingVariables, presetChoice } from '../choice.ts'
import type { ModelKeys } from './model-key.ts'
import { type GeneratorSettingsRow, generatorSettingsRepository, NOTHING_CHOSEN } from './repository.ts'

interface Dependencies {
  ai: AiConfig
  keys: ModelKeys
  log: Log
}

/** What an administrator chose to make questions, as long as the environment leaves the choice to them. */
export function createGeneratorSettings({ ai, keys, log }: Dependencies) {
  const variables = decidingVariables(ai)
  const environment = { generator: variables, check: ai.checksKeys ?? null }

  return {
    isLeftToAdministrators: variables.length === 0,

    find: (tx: DbOrTx) => generatorSettingsRepository(tx).find(),

    /** As it is used. */
    choiceIn(row: GeneratorSettingsRow | undefined): Choice {
      if (!row || row.preset === 'builtin') return { provider: 'builtin' }
      const key = keys.open(row)
      if (row.sealedKey && !key)
        log.warn('the saved key of the model can’t be opened: the secret has changed')
      return modelOf(row, key)
    },

    /** The same of what is in a form. */
    async choiceOf(tx: DbOrTx, form: GeneratorForm): Promise<Choice> {
      ensureLeftToAdministrators()
      const key = keys.of(form, await generatorSettingsRepository(tx).find())
      return modelOf(form, key)
    },

    async save(tx: Tx, form: GeneratorForm): Promise<SavedChange> {
      ensureLeftToAdministrators()
      const settings = generatorSettingsRepository(tx)
      const before = await settings.lockOrCreate()
      const key = keys.of(form, before)

      const { preset, checksKeys } = form
      const { address, model } = preset === 'builtin' ? NOTHING_CHOSEN : form
      const sealedKey = key ? keys.seal(key, address) : null
      const after = await settings.update({ preset, address, model, sealedKey, checksKeys })
      return { before, after, isNewKey: form.key !== '' && key !== undefined }
    },

    present(row: GeneratorSettingsRow | undefined): Omit<GeneratorSettings, 'active'> {
      const { preset, address, model, checksKeys, sealedKey } = row ?? NOTHING_CHOSEN
      const key = !row || sealedKey === null ? 'none' : keys.open(row) ? 'saved' : 'unreadable'
      return { saved: { preset, address, model, key, checksKeys }, environment }
    },
  }

  function ensureLeftToAdministrators(): void {
    ensure(variables.length === 0, 'generatorSetByEnvironment', { variables: variables.join(', ') })
  }

  function modelOf(
    {
      preset,
      address,
      model,
      checksKeys,
    }: Pick<GeneratorForm, 'preset' | 'address' | 'model' | 'checksKeys'>,
    key: string | undefined,
  ): Choice {
    if (preset === 'builtin') return { provider: 'builtin' }
    // Whoever needs a key gets an empty one: left out, the library would look for another in the environment.
    const apiKey = key ?? (presetNamed(preset).needsKey ? '' : undefined)
    const chosen = presetChoice(preset, { baseUrl: address, model, apiKey }, ai)
    return { ...chosen, checksKeys: ai.checksKeys ?? checksKeys }
  }
}

export type GeneratorSettingsService = ReturnType<typeof createGeneratorSettings>

export interface SavedChange {
  before: GeneratorSettingsRow
  after: GeneratorSettingsRow
  isNewKey: boolean
}
