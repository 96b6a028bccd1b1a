import { PARTICIPANT_SORTS } from '@probant/contract/participants/inviting'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import type { ParticipantsSearch } from '../../participants-search.ts'

interface RosterFiltersProps {
  search: ParticipantsSearch
  onFilter: (change: Partial<ParticipantsSearch>) => void
}

export function RosterFilters({ search, onFilter }: RosterFiltersProps) {
  const { t } = useTranslation('participants')
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
        value: search.sort ?? 'invited',
        options: PARTICIPANT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
      }}
      onSort={(sort) => onFilter({ sort })}
    />
  )
}
