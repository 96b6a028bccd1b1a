import { Group, Radio } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/true-false/schemas'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import type { EditedKind, FieldsProps } from '../kind.ts'

const CHOICES = ['true', 'false'] as const

interface Values {
  isTrue: '' | (typeof CHOICES)[number]
}

export const trueFalse: EditedKind<ShapesOf<typeof schemas>, Values> = {
  blank: () => ({ isTrue: '' }),
  valuesOf: ({ isTrue }) => ({ isTrue: isTrue ? 'true' : 'false' }),
  written: ({ isTrue }) => ({ isTrue: isTrue === '' ? undefined : isTrue === 'true' }),
  textsIn: () => [],
  Fields,
}

function Fields({ form }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { value, onChange, error, ...rest } = form.getInputProps('content.isTrue')
  return (
    <Radio.Group label={t('editor.isTrue')} value={value} onChange={onChange} error={error}>
      <Group mt={4} mb={4} gap="lg">
        {CHOICES.map((choice, index) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`editor.${choice}`)}
            data-path={index === 0 ? dataPathOf(rest) : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
