import { Button, NativeSelect } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { QUESTION_SORTS } from '@probant/contract/questions/bank'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { filterCount, NO_FILTER, type QuestionsSearch } from '../../questions-search.ts'
import { FilterSelects } from './filter-selects.tsx'
import classes from './question-filters.module.css'

interface QuestionFiltersProps {
  search: QuestionsSearch
  onFilter: (change: Partial<QuestionsSearch>) => void
  /** Only questions in this language are listed, whatever else is asked for. */
  fixedLanguage?: Locale
}

/** On a phone only the search is in sight; the rest unfolds. */
export function QuestionFilters({ search, onFilter, fixedLanguage }: QuestionFiltersProps) {
  const { t } = useTranslation('questions')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const id = useId()
  const count = filterCount(search)
  return (
    <search className={classes.filters}>
      <div className={classes.first}>
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(text) => onFilter({ search: text.trim() || undefined })}
        />
        <Button
          hiddenFrom="sm"
          variant="default"
          aria-expanded={isUnfolded}
          aria-controls={id}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {count > 0 ? t('filters.showCount', { count }) : t('filters.show')}
        </Button>
        <NativeSelect
          label={t('filters.sort')}
          value={search.sort ?? 'newest'}
          onChange={(event) => onFilter({ sort: event.currentTarget.value as QuestionsSearch['sort'] })}
          data={QUESTION_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
        {count > 0 && (
          <Button variant="subtle" onClick={() => onFilter(NO_FILTER)}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      <div id={id} className={classes.rest} data-unfolded={isUnfolded || undefined}>
        <FilterSelects search={search} onFilter={onFilter} fixedLanguage={fixedLanguage} />
      </div>
    </search>
  )
}
