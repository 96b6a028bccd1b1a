import { Checkbox, Stack } from '@mantine/core'
import { QUESTION_TYPES } from '@probant/contract/questions/form'
import { useTranslation } from 'react-i18next'
import type { RequestForm } from '../../use-request-form.ts'

export function TypeField({ form }: Pick<RequestForm, 'form'>) {
  const { t } = useTranslation(['generation', 'questions'])
  // The focus goes to a box: the group itself can't take it.
  const { onFocus, onBlur, ...input } = form.getInputProps('types')
  const { 'data-path': path, ...group } = input as typeof input & { 'data-path'?: string }
  return (
    <Checkbox.Group {...group} label={t('request.types')}>
      <Stack gap={8} mt={4}>
        {QUESTION_TYPES.map((type, place) => (
          <Checkbox
            key={type}
            value={type}
            label={t(`questions:types.${type}`)}
            data-path={place === 0 ? path : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
