import { NativeSelect } from '@mantine/core'
import { PARTICIPANT_SORTS } from '@probant/contract/participants/inviting'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import type { ParticipantsSearch } from '../../participants-search.ts'
import classes from './roster-list.module.css'

interface RosterFiltersProps {
  search: ParticipantsSearch
  onFilter: (change: Partial<ParticipantsSearch>) => void
}

export function RosterFilters({ search, onFilter }: RosterFiltersProps) {
  const { t } = useTranslation('participants')
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
        value={search.sort ?? 'invited'}
        onChange={(event) => onFilter({ sort: event.currentTarget.value as ParticipantsSearch['sort'] })}
        data={PARTICIPANT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </search>
  )
}
