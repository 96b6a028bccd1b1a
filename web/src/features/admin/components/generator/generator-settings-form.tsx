import { Button, Text } from '@mantine/core'
import {
  type GeneratorForm,
  type GeneratorPreset,
  type GeneratorSettings,
  generatorFormSchema,
} from '@probant/contract/admin/generator'
import { presetNamed } from '@probant/contract/admin/model-presets'
import { useTranslation } from 'react-i18next'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { Section } from '#web/components/layout/section.tsx'
import { toast } from '#web/lib/toast.ts'
import { useTryGeneratorSettings, useUpdateGeneratorSettings } from '../../mutations.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { KeyCheckField } from './key-check-field.tsx'
import { PresetChoice } from './preset-choice.tsx'
import { Trial } from './trial.tsx'

export type SettingsForm = ReturnType<typeof useContractForm<GeneratorForm>>['form']

interface SettingsFormProps {
  settings: GeneratorSettings
  onSaved: () => Promise<void>
}

/** Who creates questions, to be tried before it is saved. */
export function GeneratorSettingsForm({ settings: { saved, environment }, onSaved }: SettingsFormProps) {
  const { t } = useTranslation(['admin', 'common'])
  const update = useUpdateGeneratorSettings()
  const trial = useTryGeneratorSettings()
  const { form, onSubmit, alert } = useContractForm<GeneratorForm>({
    schema: generatorFormSchema,
    initialValues: valuesOf(saved),
    fieldOfCode: { ADMN006: 'key' },
  })
  const { preset } = form.values

  const save = onSubmit(async (values) => {
    const settings = await update.mutateAsync(values)
    const now = valuesOf(settings.saved)
    form.setValues(now)
    form.resetDirty(now)
    await onSaved()
    toast.success(t('generator.saved'))
  })
  const tryIt = onSubmit(async (values) => {
    await trial.mutateAsync(values)
  })

  function choose(chosen: GeneratorPreset): void {
    const known = chosen === saved.preset ? saved : chosen === 'builtin' ? NOWHERE : presetNamed(chosen)
    const { address, model } = known
    form.setValues({ preset: chosen, address, model, key: '', removesKey: false })
    form.clearErrors()
  }

  return (
    <form onSubmit={save} noValidate>
      <Section title={t('generator.choice')} sentence={t('generator.choiceSentence')}>
        <PresetChoice value={preset} onChange={choose} />
        {preset === 'builtin' && saved.key !== 'none' && <Text>{t('generator.keyForgotten')}</Text>}
      </Section>
      {preset !== 'builtin' && (
        <>
          <Section title={t('generator.connection')} sentence={t('generator.connectionSentence')}>
            <ConnectionFields form={form} preset={preset} saved={saved} />
          </Section>
          <Section title={t('generator.check')} sentence={t('generator.checkSentence')}>
            <KeyCheckField form={form} decided={environment.check} />
          </Section>
        </>
      )}
      <Section title={t('generator.test')} sentence={t('generator.testSentence')}>
        <Trial
          isPending={trial.isPending}
          outcome={isSame(trial.variables, form.values) ? trial.data : undefined}
          refusal={alert}
          onTry={() => tryIt()}
        >
          <Button type="submit" loading={update.isPending}>
            {t('common:actions.save')}
          </Button>
        </Trial>
      </Section>
      <UnsavedChanges isDirty={() => form.isDirty()} />
    </form>
  )
}

const NOWHERE = { address: '', model: '' }

function valuesOf({ preset, address, model, checksKeys }: GeneratorSettings['saved']): GeneratorForm {
  return { preset, address, model, key: '', removesKey: false, checksKeys }
}

/** What came of other settings is no news of these; a key that was typed is gone once it is saved. */
function isSame(
  tried: GeneratorForm | undefined,
  { preset, address, model, key, removesKey, checksKeys }: GeneratorForm,
): boolean {
  return (
    tried?.preset === preset &&
    tried.address === address &&
    tried.model === model &&
    (!key || tried.key === key) &&
    (!removesKey || tried.removesKey) &&
    tried.checksKeys === checksKeys
  )
}
