import { Group, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from './data-path.ts'
import type { FieldsOf } from './use-question-editor.ts'

const CHOICES = ['true', 'false'] as const

export function TrueFalseFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const { value, onChange, error, ...rest } = form.getInputProps('content.isTrue')
  return (
    <Radio.Group label={t('editor.isTrue')} value={value} onChange={onChange} error={error}>
      <Group mt={4} mb={4} gap="lg">
        {CHOICES.map((choice, place) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`editor.${choice}`)}
            data-path={place === 0 ? dataPathOf(rest) : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
