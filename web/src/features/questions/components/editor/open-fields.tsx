import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from './markdown-field.tsx'
import type { FieldsOf } from './use-question-editor.ts'

export function OpenFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  return (
    <>
      <NumberInput
        {...form.getInputProps('content.maxScore')}
        label={t('editor.maxScore')}
        min={1}
        max={100}
        allowDecimal={false}
        maw={200}
      />
      <MarkdownField
        {...form.getInputProps('content.guidance')}
        label={t('editor.guidance')}
        description={t('editor.guidanceHint')}
        lang={form.getValues().language}
      />
    </>
  )
}
