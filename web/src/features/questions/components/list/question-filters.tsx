import { ActionIcon, Box, Button, Flex, NativeSelect } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { QUESTION_SORTS } from '@probant/contract/questions/filter'
import { IconAdjustmentsHorizontal, IconFilterOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import filters from '#web/components/data-table/list-filters.module.css'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { filterCount, hasRareFilter, NO_FILTER, type QuestionsSearch } from '../../questions-search.ts'
import { FilterSelects } from './filter-selects.tsx'
import classes from './question-filters.module.css'

interface QuestionFiltersProps {
  search: QuestionsSearch
  onFilter: (change: Partial<QuestionsSearch>) => void
  /** Only questions in this language are listed, whatever else is asked for. */
  fixedLanguage?: Locale
}

/** One line: the search, the usual filters and the order. The rest unfolds, on a phone all but the search. */
export function QuestionFilters({ search, onFilter, fixedLanguage }: QuestionFiltersProps) {
  const { t } = useTranslation('questions')
  const [isUnfolded, setIsUnfolded] = useState(hasRareFilter(search))
  const count = filterCount(search)
  return (
    <Flex
      component="search"
      className={`${classes.filters} ${isUnfolded ? '' : filters.unnamed}`}
      gap={{ base: 'xs', sm: 'sm' }}
      align="flex-end"
      wrap="wrap"
      mb="sm"
      data-unfolded={isUnfolded || undefined}
    >
      <Box flex={{ base: '1 1 100%', sm: '1 1 160px' }} maw={{ base: 'none', sm: 400 }}>
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(text) => onFilter({ search: text.trim() || undefined })}
        />
      </Box>
      <FilterSelects search={search} onFilter={onFilter} fixedLanguage={fixedLanguage} />
      <Button
        variant="default"
        flex="none"
        aria-expanded={isUnfolded}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {count > 0 ? t('filters.showCount', { count }) : t('filters.show')}
      </Button>
      <NativeSelect
        flex={{ base: '1 1 50%', sm: '0 1 176px' }}
        label={t('filters.sort')}
        value={search.sort ?? 'newest'}
        onChange={(event) => onFilter({ sort: event.currentTarget.value as QuestionsSearch['sort'] })}
        data={QUESTION_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      {count > 0 && (
        <ActionIcon
          variant="default"
          size={36}
          flex="none"
          aria-label={t('filters.clear')}
          title={t('filters.clear')}
          onClick={() => onFilter(NO_FILTER)}
        >
          <IconFilterOff size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </Flex>
  )
}
