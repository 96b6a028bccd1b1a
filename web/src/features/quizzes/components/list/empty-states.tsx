import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import type { QuizShelf } from '../../queries.ts'
import { NO_FILTER, type QuizzesSearch } from '../../quizzes-search.ts'

interface Filtered {
  search: QuizzesSearch
  onFilter: (change: Partial<QuizzesSearch>) => void
}

const PICTURES: Record<QuizShelf, ReactNode> = {
  ongoing: <BoardPicture />,
  drafts: <AnsweredSheetPicture />,
  past: <AnsweredSheetPicture />,
}

/** Nothing on this shelf: what will stand here, and how it gets here. */
export function EmptyShelf({ shelf, action }: { shelf: QuizShelf; action?: ReactNode }) {
  const { t } = useTranslation('quizzes')
  return (
    <EmptyState
      picture={PICTURES[shelf]}
      title={t(`empty.${shelf}`)}
      sentence={t(`empty.${shelf}Sentence`)}
      action={action}
    />
  )
}

export function NoMatch({ search, onFilter }: Filtered) {
  const { t } = useTranslation('quizzes')
  const reason = search.search ? 'noMatch' : 'noneOfMine'
  return (
    <NoRows
      title={t(`empty.${reason}`)}
      sentence={t(`empty.${reason}Sentence`)}
      back={t('filters.clear')}
      onBack={() => onFilter(NO_FILTER)}
    />
  )
}

/** There are quizzes, but not as many pages any more. */
export function NoPage({ onFilter }: Pick<Filtered, 'onFilter'>) {
  const { t } = useTranslation('quizzes')
  return (
    <NoRows
      title={t('empty.noPage')}
      sentence={t('empty.noPageSentence')}
      back={t('empty.firstPage')}
      onBack={() => onFilter({ page: undefined })}
    />
  )
}
