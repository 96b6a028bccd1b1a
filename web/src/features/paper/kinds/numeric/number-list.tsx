import { Group, Select, TextInput } from '@mantine/core'
import { VALUES_MAX } from '@probant/kinds/limits'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { FieldsProps } from '../kind.ts'
import { BLANK_NUMBER, WITHIN } from './accepted-number.ts'
import type { Values } from './editing.tsx'

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
      onAdd={() => form.insertListItem(VALUES, BLANK_NUMBER as never)}
      onRemove={(index) => form.removeListItem(VALUES, index)}
      onMove={(from, to) => form.reorderListItem(VALUES, { from, to })}
      error={errorAt(VALUES) as string | undefined}
      dataPath={dataPathOf(form.getInputProps(VALUES))}
    >
      {(index) => <NumberRow form={form} index={index} />}
    </ListEditor>
  )
}

const FIELDS = {
  amount: ['value', 'tolerance'],
  percent: ['value', 'percent'],
  digits: ['value', 'digits'],
  range: ['from', 'to'],
} as const

function NumberRow({ form, index }: Pick<FieldsProps<Values>, 'form'> & { index: number }) {
  const { t } = useTranslation('questions')
  const { within } = form.getValues().content.values[index] ?? BLANK_NUMBER
  const place = { number: index + 1 }
  const at = (name: string) => form.getInputProps(`${VALUES}.${index}.${name}`)
  return (
    <Group gap="xs" align="flex-start">
      {FIELDS[within].map((name) => (
        <TextInput
          key={name}
          {...at(name === 'percent' ? 'tolerance' : name)}
          label={t(`editor.number.${name}`)}
          aria-label={t('editor.number.of', { ...place, field: t(`editor.number.${name}`) })}
          autoComplete="off"
          w={128}
        />
      ))}
      <Select
        {...at('within')}
        label={t('editor.number.within')}
        aria-label={t('editor.number.of', { ...place, field: t('editor.number.within') })}
        allowDeselect={false}
        w={200}
        data={WITHIN.map((value) => ({ value, label: t(`editor.number.withins.${value}`) }))}
      />
      {index > 0 && (
        <TextInput
          {...at('share')}
          label={t('editor.number.share')}
          aria-label={t('editor.number.of', { ...place, field: t('editor.number.share') })}
          placeholder="100"
          autoComplete="off"
          w={128}
        />
      )}
    </Group>
  )
}
