import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Locale } from '@probant/contract/locales'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useSubjects } from '../../queries.ts'
import classes from './question-filters.module.css'

interface SubjectFilterProps {
  language?: Locale
  value?: string
  onChange: (subject: string | undefined) => void
}

const PAUSE_MS = 200

/** The subjects of the bank with the number of questions on each; the server looks for what is typed. */
export function SubjectFilter({ language, value, onChange }: SubjectFilterProps) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const [typed, setTyped] = useState(value ?? '')
  const [searched] = useDebouncedValue(typed, PAUSE_MS)
  // What is chosen stands in the field as well: that is no search, and the others stay to be chosen.
  const { data: subjects = [] } = useSubjects({ search: searched === value ? '' : searched, language })
  const countOf = (subject: string) => subjects.find((known) => known.subject === subject)?.count
  const names = subjects.map(({ subject }) => subject)
  return (
    <Select
      label={t('filters.subject')}
      placeholder={t('filters.anySubject')}
      searchable
      clearable
      value={value ?? null}
      onChange={(subject) => onChange(subject ?? undefined)}
      searchValue={typed}
      onSearchChange={setTyped}
      data={value && !names.includes(value) ? [value, ...names] : names}
      filter={({ options }) => options}
      nothingFoundMessage={t('filters.noSubject')}
      maxDropdownHeight={280}
      comboboxProps={{ width: 264, position: 'bottom-start' }}
      renderOption={({ option }) => (
        <span className={classes.subject}>
          <span>{option.value}</span>
          <span className={classes.count}>{formatCount(countOf(option.value))}</span>
        </span>
      )}
    />
  )

  function formatCount(count: number | undefined): string {
    return count === undefined ? '' : formatNumber(locale, count)
  }
}
