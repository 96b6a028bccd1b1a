import { Group, TextInput } from '@mantine/core'
import { UNIT_NAME_MAX, UNITS_MAX } from '@probant/kinds/limits'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { FieldsProps } from '../kind.ts'
import { listOf } from '../list-of.ts'
import type { Values } from './editing.tsx'

const UNITS = 'content.units'

/** The unit of the accepted numbers, and others that are converted to it. */
export function UnitList({ form, errorAt }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { units } = form.getValues().content
  const first = units[0]?.name.trim()
  /** A sentence needs both names; as long as one is missing, it says what is meant. */
  const factorOf = (unit = '') =>
    unit.trim() && first ? t('editor.unitFactor', { unit, first }) : t('editor.unitFactorUnnamed')
  return (
    <ListEditor
      legend={t('editor.units')}
      hint={t('editor.unitsHint')}
      count={units.length}
      max={UNITS_MAX}
      nameOf={(index) => t('editor.unitOne', { number: index + 1 })}
      add={t('editor.addUnit')}
      {...listOf({ form, errorAt }, UNITS, { name: '', factor: '' })}
    >
      {(index) => (
        <Group gap="xs" align="flex-start">
          <TextInput
            {...form.getInputProps(`${UNITS}.${index}.name`)}
            label={t('editor.unit')}
            aria-label={t('editor.unitOne', { number: index + 1 })}
            maxLength={UNIT_NAME_MAX}
            autoComplete="off"
            w={128}
          />
          {index > 0 && (
            <TextInput
              {...form.getInputProps(`${UNITS}.${index}.factor`)}
              label={factorOf(units[index]?.name)}
              autoComplete="off"
              w={200}
            />
          )}
        </Group>
      )}
    </ListEditor>
  )
}
