import { Stack, TextInput } from '@mantine/core'
import type { GeneratorSettings } from '@probant/contract/admin/generator'
import { type ModelPreset, presetNamed } from '@probant/contract/admin/model-presets'
import { useTranslation } from 'react-i18next'
import type { SettingsForm } from './generator-settings-form.tsx'
import { ModelKeyField } from './model-key-field.tsx'

interface ConnectionFieldsProps {
  form: SettingsForm
  preset: ModelPreset
  saved: GeneratorSettings['saved']
}

/** Where the model is, what it is called, and the key to it. */
export function ConnectionFields({ form, preset, saved }: ConnectionFieldsProps) {
  const { t } = useTranslation('admin')
  const { isLocal } = presetNamed(preset)
  return (
    <Stack gap="lg">
      <TextInput
        {...form.getInputProps('address')}
        label={t('generator.address')}
        description={t(
          `generator.addressHints.${preset === 'other' ? 'other' : isLocal ? 'local' : 'hosted'}`,
        )}
        type="url"
        autoComplete="off"
        spellCheck={false}
        aria-required
      />
      <TextInput
        {...form.getInputProps('model')}
        label={t('generator.model')}
        description={t(`generator.modelHints.${hintOf(preset)}`)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <ModelKeyField form={form} preset={preset} saved={saved} />
    </Stack>
  )
}

function hintOf(preset: ModelPreset) {
  switch (preset) {
    case 'openai':
    case 'anthropic':
    case 'google':
    case 'mistral':
      return 'hosted'
    default:
      return preset
  }
}
