import { NativeSelect } from '@mantine/core'
import { GROUP_SORTS } from '@probant/contract/groups'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import type { GroupsSearch } from '../../groups-search.ts'
import classes from './group-list.module.css'

interface GroupFiltersProps {
  search: GroupsSearch
  onFilter: (change: Partial<GroupsSearch>) => void
}

export function GroupFilters({ search, onFilter }: GroupFiltersProps) {
  const { t } = useTranslation('groups')
  return (
    <search className={classes.filters}>
      <SearchField
        label={t('filters.search')}
        placeholder={t('filters.searchPlaceholder')}
        value={search.search ?? ''}
        onSearch={(text) => onFilter({ search: text.trim() || undefined })}
      />
      <NativeSelect
        label={t('filters.sort')}
        value={search.sort ?? 'name'}
        onChange={(event) => onFilter({ sort: event.currentTarget.value as GroupsSearch['sort'] })}
        data={GROUP_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </search>
  )
}
