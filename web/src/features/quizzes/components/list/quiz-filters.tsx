import { Checkbox, NativeSelect } from '@mantine/core'
import { QUIZ_SORTS } from '@probant/contract/quizzes/life'
import { PERSONAL } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { type QuizzesSearch, sortOf } from '../../quizzes-search.ts'
import classes from './quiz-filters.module.css'

interface QuizFiltersProps {
  search: QuizzesSearch
  onFilter: (change: Partial<QuizzesSearch>) => void
}

export function QuizFilters({ search, onFilter }: QuizFiltersProps) {
  const { t } = useTranslation('quizzes')
  const isShared = useWorkspaceRef() !== PERSONAL
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
        value={sortOf(search)}
        onChange={(event) => onFilter({ sort: event.currentTarget.value as QuizzesSearch['sort'] })}
        data={QUIZ_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      {isShared && (
        <Checkbox
          className={classes.mine}
          label={t('filters.mine')}
          checked={search.whose === 'mine'}
          onChange={(event) => onFilter({ whose: event.currentTarget.checked ? 'mine' : undefined })}
        />
      )}
    </search>
  )
}
