import { TextInput } from '@mantine/core'
import { VALUES_MAX } from '@probant/kinds/limits'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { FieldsProps } from '../kind.ts'
import { listOf } from '../list-of.ts'
import { BLANK_NUMBER } from './accepted-number.ts'
import type { Values } from './editing.tsx'
import { NumberRow } from './number-row.tsx'

const VALUES = 'content.values'

/** The numbers that are accepted, each with how far one may be off. */
export function NumberList({ form, errorAt }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { values } = form.getValues().content
  return (
    <ListEditor
      legend={t('editor.numbers')}
      hint={t('editor.numbersHint')}
      count={values.length}
      max={VALUES_MAX}
      nameOf={(index) => t('editor.acceptedOne', { number: index + 1 })}
      add={t('editor.addAccepted')}
      {...listOf({ form, errorAt }, VALUES, BLANK_NUMBER)}
    >
      {(index) => {
        const at = (name: string) => form.getInputProps(`${VALUES}.${index}.${name}`)
        const nameOf = (field: string) => t('editor.number.of', { number: index + 1, field })
        return (
          <NumberRow within={values[index]?.within ?? BLANK_NUMBER.within} at={at} nameOf={nameOf}>
            {index > 0 && (
              <TextInput
                {...at('share')}
                label={t('editor.number.share')}
                aria-label={nameOf(t('editor.number.share'))}
                placeholder="100"
                autoComplete="off"
                w={128}
              />
            )}
          </NumberRow>
        )
      }}
    </ListEditor>
  )
}
