import { Group, Select, TextInput } from '@mantine/core'
import type { Accepted } from '@probant/kinds/numeric/tolerance'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIELDS_WITHIN, WITHIN } from './accepted-number.ts'

interface NumberRowProps {
  within: Accepted['within']
  /** What a form says of the field of a name. */
  at: (name: string) => object
  /** How a field is called for those who don't see where it stands. */
  nameOf: (field: string) => string
  children?: ReactNode
}

/** One accepted number, with how far one may be off. */
export function NumberRow({ within, at, nameOf, children }: NumberRowProps) {
  const { t } = useTranslation('questions')
  return (
    <Group gap="xs" align="flex-start">
      {FIELDS_WITHIN[within].map((name) => {
        const label = t(`editor.number.${name === 'tolerance' && within === 'percent' ? 'percent' : name}`)
        return (
          <TextInput
            key={name}
            {...at(name)}
            label={label}
            aria-label={nameOf(label)}
            autoComplete="off"
            w={128}
          />
        )
      })}
      <Select
        {...at('within')}
        label={t('editor.number.within')}
        aria-label={nameOf(t('editor.number.within'))}
        allowDeselect={false}
        w={200}
        data={WITHIN.map((value) => ({ value, label: t(`editor.number.withins.${value}`) }))}
      />
      {children}
    </Group>
  )
}
