import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { organizationListQuery } from '../../queries.ts'

const PAUSE_MS = 250

/** One organization of many: the server looks for what was typed. */
export function OrganizationSelect(props: SelectProps) {
  const { t } = useTranslation('admin-plans')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  // Its name stands in the field once it is chosen: that is no search for others.
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed, PAUSE_MS)
  const { data } = useQuery(organizationListQuery({ search }))

  const found = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isMissing = chosen && !found.some(({ value }) => value === chosen.value)
  const options = isMissing ? [chosen, ...found] : found
  return (
    <Select
      {...props}
      label={t('form.organization')}
      placeholder={t('form.organizationPlaceholder')}
      nothingFoundMessage={t('form.organizationNothing')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      data={options}
      // Found by the owner's address, its name need not hold what was typed.
      filter={({ options }) => options}
      onChange={(value, option) => {
        setChosen(options.find((candidate) => candidate.value === value))
        props.onChange?.(value ?? '', option)
      }}
    />
  )
}
