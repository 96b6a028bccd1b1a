import { Textarea } from '@mantine/core'
import { INSTRUCTIONS_MAX } from '@probant/contract/limits'
import { fieldSentence } from '@probant/contract/sentences'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { SettingsProps } from './settings-panel.tsx'

export function InstructionsField({ document, onChange, fieldErrors, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const isTooLong = document.instructions.trim().length > INSTRUCTIONS_MAX
  return (
    <Textarea
      data-path="instructions"
      label={t('settings.instructions.label')}
      description={t('settings.instructions.hint')}
      placeholder={t('settings.instructions.placeholder')}
      value={document.instructions}
      onChange={(event) => onChange({ instructions: event.currentTarget.value })}
      error={isTooLong ? fieldSentence(locale, 'textTooLong') : fieldErrors.instructions}
      lang={document.language}
      autosize
      minRows={4}
      maxRows={16}
      readOnly={isReadOnly}
    />
  )
}
