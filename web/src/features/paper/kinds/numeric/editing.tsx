import { NumberInput, Select } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/numeric/schemas'
import { UNIT_USES, type UnitUse } from '@probant/kinds/numeric/units'
import { useTranslation } from 'react-i18next'
import type { EditedKind, FieldsProps } from '../kind.ts'
import {
  BLANK_NUMBER,
  type NumberValues,
  numberText,
  typeable,
  typedNumber,
  writtenNumber,
} from './accepted-number.ts'
import { NumberList } from './number-list.tsx'
import { UnitList } from './unit-list.tsx'

export interface Values {
  values: NumberValues[]
  units: { name: string; factor: string }[]
  unitUse: UnitUse
  /** In percent. */
  unitPenalty: number | string
}

type Numeric = ShapesOf<typeof schemas>

export const numeric: EditedKind<Numeric, Values> = {
  blank: () => ({ values: [BLANK_NUMBER], units: [], unitUse: 'none', unitPenalty: 100 }),
  valuesOf: ({ values, units, unitUse, unitPenalty }, locale) => ({
    values: values.map((one) => numberText(one, locale)),
    units: units.map(({ name, factor }) => ({ name, factor: typeable(factor, locale) })),
    unitUse,
    unitPenalty: Number((unitPenalty * 100).toFixed(6)),
  }),
  written: ({ values, units, unitUse, unitPenalty }) => ({
    // What can't be read is sent as it was typed, and refused with what to do.
    values: values.map(writtenNumber) as Numeric['written']['values'],
    units: unitUse === 'none' ? [] : (units.map(writtenUnit) as Numeric['written']['units']),
    unitUse,
    unitPenalty: typeof unitPenalty === 'number' ? unitPenalty / 100 : undefined,
  }),
  textsIn: ({ values, units }) => {
    const numbers = values.map(({ within, value, from, to }) =>
      within === 'range' ? `${from}..${to}` : value,
    )
    return [{ field: 'accepted', text: [...numbers, ...units.map(({ name }) => name)].join('\n') }]
  },
  Fields,
}

/** The others are converted to the first. */
function writtenUnit({ name, factor }: Values['units'][number], index: number) {
  return { name, factor: index === 0 ? 1 : typedNumber(factor) }
}

function Fields(props: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { form } = props
  const { unitUse, units } = form.getValues().content
  const use = form.getInputProps('content.unitUse')
  return (
    <>
      <NumberList {...props} />
      <Select
        {...use}
        label={t('editor.unitUse')}
        description={t(`editor.unitUses.${unitUse}.hint`)}
        allowDeselect={false}
        maw={420}
        data={UNIT_USES.map((value) => ({ value, label: t(`editor.unitUses.${value}.name`) }))}
        onChange={(value) => {
          use.onChange(value)
          // Whoever wants a unit has one to fill in.
          if (value !== 'none' && units.length === 0)
            form.setFieldValue('content.units', [{ name: '', factor: '1' }] as never)
        }}
      />
      {unitUse !== 'none' && <UnitList {...props} />}
      {unitUse !== 'none' && (
        <NumberInput
          {...form.getInputProps('content.unitPenalty')}
          label={t(unitUse === 'required' ? 'editor.unitPenalty' : 'editor.unitPenaltyWrong')}
          description={t('editor.unitPenaltyHint')}
          suffix={'\u00a0%'}
          min={0}
          max={100}
          maw={240}
        />
      )}
    </>
  )
}
