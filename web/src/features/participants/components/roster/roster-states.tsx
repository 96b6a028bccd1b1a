import { Skeleton } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
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

/** They may look at the quiz, but who takes part is its creator's to know. */
export function NotTheirs({ quiz }: { quiz: Pick<Quiz, 'id' | 'creator'> }) {
  const { t } = useTranslation('participants')
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('notTheirs.title')}
      sentence={t('notTheirs.sentence', { name: quiz.creator.name })}
      action={
        <ButtonLink to="/dashboard/view/$quizId" params={{ quizId: quiz.id }}>
          {t('empty.toQuiz')}
        </ButtonLink>
      }
    />
  )
}

/** The head of the page, which is not there without its quiz. */
export function RosterSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={18} width={180} radius="md" mb={10} />
      <Skeleton height={38} width={260} radius="md" mb={14} />
      <Skeleton height={22} width={340} maw="100%" radius="md" mb={32} />
      <ListSkeleton />
    </div>
  )
}

/** The counts, the search, and a few people. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton height={52} radius="md" mb={24} />
      <Skeleton height={62} width={380} maw="100%" radius="md" mb={20} />
      <TableSkeleton rows={6} />
    </>
  )
}
