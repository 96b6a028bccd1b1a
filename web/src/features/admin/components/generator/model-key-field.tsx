import { Alert, Anchor, Button, Stack } from '@mantine/core'
import type { GeneratorSettings } from '@probant/contract/admin/generator'
import { type ModelPreset, presetNamed } from '@probant/contract/admin/model-presets'
import { parsedUrl } from '@probant/contract/parsed-url'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import type { SettingsForm } from './generator-settings-form.tsx'

interface ModelKeyFieldProps {
  form: SettingsForm
  preset: ModelPreset
  saved: GeneratorSettings['saved']
}

/** Written only: of a saved one nothing is known but that it is there, and whom it is for. */
export function ModelKeyField({ form, preset, saved }: ModelKeyFieldProps) {
  const { t } = useTranslation('admin')
  const { needsKey, keysAt } = presetNamed(preset)
  const { address, removesKey } = form.values
  const isHere = hostOf(saved.address) === hostOf(address)
  const isSaved = saved.key === 'saved' && isHere
  return (
    <Stack gap="xs" align="flex-start">
      <PasswordField
        {...form.getInputProps('key')}
        w="100%"
        label={t(needsKey ? 'generator.key' : 'generator.keyOptional')}
        description={
          <>
            {keysAt && (
              <Tagged
                sentence={(given) => t('generator.keyFrom', given)}
                values={{ page: new URL(keysAt).host }}
                parts={{
                  link: (page) => (
                    <Anchor href={keysAt} target="_blank" rel="noreferrer" inherit>
                      {page}
                    </Anchor>
                  ),
                }}
              />
            )}{' '}
            {t(isSaved && !removesKey ? 'generator.keySaved' : 'generator.keyStored')}
          </>
        }
        toggle={{ show: t('generator.showKey'), hide: t('generator.hideKey') }}
        autoComplete="new-password"
        spellCheck={false}
        disabled={removesKey}
      />
      {saved.key !== 'none' && !needsKey && (
        <Button variant="default" size="xs" onClick={() => form.setFieldValue('removesKey', !removesKey)}>
          {t(removesKey ? 'generator.keepKey' : 'generator.removeKey')}
        </Button>
      )}
      <KeyNotice>{noticeOf()}</KeyNotice>
    </Stack>
  )

  function noticeOf(): string | undefined {
    if (removesKey) return t('generator.keyForgotten')
    if (saved.key === 'unreadable') return t('generator.keyUnreadable')
    if (saved.key !== 'saved' || isHere) return undefined
    return t('generator.keyElsewhere', { host: new URL(saved.address).host })
  }
}

function KeyNotice({ children }: { children: string | undefined }) {
  return children && <Alert w="100%">{children}</Alert>
}

function hostOf(address: string): string | undefined {
  return parsedUrl(address)?.origin
}
