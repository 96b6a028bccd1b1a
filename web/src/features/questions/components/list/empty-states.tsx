import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
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
    <EmptyState
      picture={<BlankSheetPicture />}
      title={t('empty.noMatch')}
      sentence={t('empty.noMatchSentence')}
      action={
        <Button variant="default" onClick={() => onFilter(NO_FILTER)}>
          {t('filters.clear')}
        </Button>
      }
    />
  )
}

/** There are questions, but not as many pages any more. */
export function NoPage({ onFilter }: Filtered) {
  const { t } = useTranslation('questions')
  return (
    <EmptyState
      picture={<BlankSheetPicture />}
      title={t('empty.noPage')}
      sentence={t('empty.noPageSentence')}
      action={
        <Button variant="default" onClick={() => onFilter({ page: undefined })}>
          {t('empty.firstPage')}
        </Button>
      }
    />
  )
}
