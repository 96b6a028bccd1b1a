import { GROUP_SORTS } from '@probant/contract/groups'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import type { GroupsSearch } from '../../groups-search.ts'

interface GroupFiltersProps {
  search: GroupsSearch
  onFilter: (change: Partial<GroupsSearch>) => void
}

export function GroupFilters({ search, onFilter }: GroupFiltersProps) {
  const { t } = useTranslation('groups')
  return (
    <ListFilters
      search={{
        label: t('filters.search'),
        placeholder: t('filters.searchPlaceholder'),
        value: search.search,
      }}
      onSearch={(text) => onFilter({ search: text })}
      sort={{
        label: t('filters.sort'),
        value: search.sort ?? 'name',
        options: GROUP_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
      }}
      onSort={(sort) => onFilter({ sort })}
    />
  )
}
