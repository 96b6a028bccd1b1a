import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { NO_FILTER, type QuestionsSearch } from '../../questions-search.ts'

interface Filtered {
  onFilter: (change: Partial<QuestionsSearch>) => void
}

/** The bank is empty: what makes a good question, and the way to the first. */
export function NoQuestions({ action }: { action: ReactNode }) {
  const { t } = useTranslation('questions')
  return (
    <EmptyState
      picture={<AnsweredSheetPicture />}
      title={t('empty.title')}
      sentence={t('empty.sentence')}
      action={action}
    />
  )
}

export function NoMatch({ onFilter }: Filtered) {
  const { t } = useTranslation('questions')
  return (
    <NoRows
      title={t('empty.noMatch')}
      sentence={t('empty.noMatchSentence')}
      back={t('filters.clear')}
      onBack={() => onFilter(NO_FILTER)}
    />
  )
}

/** There are questions, but not as many pages any more. */
export function NoPage({ onFilter }: Filtered) {
  const { t } = useTranslation('questions')
  return (
    <NoRows
      title={t('empty.noPage')}
      sentence={t('empty.noPageSentence')}
      back={t('empty.firstPage')}
      onBack={() => onFilter({ page: undefined })}
    />
  )
}
