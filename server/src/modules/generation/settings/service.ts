import { randomUUID } from 'node:crypto'
import type { GeneratorForm, GeneratorSettings } from '@probant/contract/admin/generator'
import { presetNamed } from '@probant/contract/admin/model-presets'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import { type AiConfig, type Choice, decidingVariables, presetChoice } from '../choice.ts'
import type { ModelKeys } from './model-key.ts'
import { type GeneratorSettingsRow, generatorSettingsRepository } from './repository.ts'

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
      const before = await settings.findForUpdate()
      const key = keys.of(form, before)

      const { preset, checksKeys } = form
      const { address, model } = preset === 'builtin' ? NOWHERE : form
      const sealedKey = key ? keys.seal(key, address) : null
      const after = { version: randomUUID(), preset, address, model, sealedKey, checksKeys }
      await settings.save(after)
      return { before, after, isNewKey: form.key !== '' && key !== undefined }
    },

    present(row: GeneratorSettingsRow | undefined): Omit<GeneratorSettings, 'active'> {
      if (!row) return { saved: NOTHING_SAVED, environment }
      const { preset, address, model, checksKeys, sealedKey } = row
      const key = sealedKey === null ? 'none' : keys.open(row) ? 'saved' : 'unreadable'
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
  before: GeneratorSettingsRow | undefined
  after: GeneratorSettingsRow
  isNewKey: boolean
}

const NOWHERE = { address: '', model: '' }
const NOTHING_SAVED = { preset: 'builtin', ...NOWHERE, key: 'none', checksKeys: true } as const
