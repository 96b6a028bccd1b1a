import { Flex, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './list-filters.module.css'
import { SearchField } from './search-field.tsx'

interface ListFiltersProps<Sort extends string> {
  search: { label: string; placeholder: string; value: string | undefined }
  onSearch: (text: string | undefined) => void
  sort?: { label: string; value: Sort; options: { value: Sort; label: string }[] }
  onSort?: (sort: Sort) => void
  /** What else it can be narrowed by. */
  children?: ReactNode
}

/** What a list is searched for, and in which order it comes where that can be chosen. */
export function ListFilters<Sort extends string>(props: ListFiltersProps<Sort>) {
  const { search, onSearch, sort, onSort, children } = props
  return (
    <Flex
      component="search"
      className={`${classes.filters} ${classes.unnamed}`}
      gap={{ base: 'xs', sm: 'sm' }}
      align="flex-end"
      wrap="wrap"
      mb={{ base: 'sm', sm: 20 }}
    >
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        value={search.value ?? ''}
        onSearch={(text) => onSearch(text.trim() || undefined)}
      />
      {sort && (
        <NativeSelect
          label={sort.label}
          value={sort.value}
          onChange={(event) => onSort?.(event.currentTarget.value as Sort)}
          data={sort.options}
        />
      )}
      {children}
    </Flex>
  )
}
