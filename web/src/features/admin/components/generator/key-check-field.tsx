import { Switch } from '@mantine/core'
import { estimatedTokens } from '@probant/contract/generation'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { SettingsForm } from './generator-settings-form.tsx'

interface KeyCheckFieldProps {
  form: SettingsForm
  /** The environment's word, which counts; what is saved stays beneath it. */
  decided: boolean | null
}

/** Whether each question is answered a second time, and what that costs. */
export function KeyCheckField({ form, decided }: KeyCheckFieldProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const tokens = (checksKeys: boolean) =>
    formatNumber(locale, estimatedTokens({ count: 10, textLength: 0, checksKeys }))
  const cost = t('generator.checkCost', { with: tokens(true), without: tokens(false) })
  return (
    <Switch
      {...form.getInputProps('checksKeys', { type: 'checkbox' })}
      label={t('generator.checksKeys')}
      {...(decided !== null && { checked: decided, disabled: true })}
      description={decided === null ? cost : `${cost} ${t('generator.checkByEnvironment')}`}
    />
  )
}
