import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { NO_FILTER, type ParticipantsSearch } from '../../participants-search.ts'

interface NobodyProps {
  quiz: Pick<Quiz, 'id' | 'status' | 'can'>
  /** The way to the first participant. */
  invite: ReactNode
}

/** Nobody yet: the next step depends on whether the quiz is still written, open to people, or over. */
export function Nobody({ quiz, invite }: NobodyProps) {
  const { t } = useTranslation('participants')
  const toQuiz = (
    <ButtonLink to="/dashboard/view/$quizId" params={{ quizId: quiz.id }}>
      {t('empty.toQuiz')}
    </ButtonLink>
  )
  return (
    <EmptyState
      picture={<LetterPicture />}
      title={t(`empty.${quiz.status}.title`)}
      sentence={t(`empty.${quiz.status}.sentence`)}
      action={quiz.status === 'active' ? invite : quiz.status === 'draft' && toQuiz}
    />
  )
}

interface Filtered {
  onFilter: (change: Partial<ParticipantsSearch>) => void
}

export function NoMatch({ search, onFilter }: Filtered & { search: ParticipantsSearch }) {
  const { t } = useTranslation('participants')
  return (
    <NoRows
      title={t('empty.noMatch')}
      sentence={t(search.search ? 'empty.noMatchSentence' : 'empty.noneOfStatus')}
      back={t('filters.clear')}
      onBack={() => onFilter(NO_FILTER)}
    />
  )
}

/** There are participants, but not as many pages any more. */
export function NoPage({ onFilter }: Filtered) {
  const { t } = useTranslation('participants')
  return (
    <NoRows
      title={t('empty.noPage')}
      sentence={t('empty.noPageSentence')}
      back={t('empty.firstPage')}
      onBack={() => onFilter({ page: undefined })}
    />
  )
}
