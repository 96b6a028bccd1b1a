import { Flex, Skeleton, Switch, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { QuizRoom } from '#web/features/quizzes/components/room/quiz-room.tsx'
import { RoomSkeleton } from '#web/features/quizzes/components/room/room-header.tsx'
import { type ComparisonSearch, peopleIn } from '../../comparison-search.ts'
import { comparisonQuery } from '../../queries.ts'
import { OpenAnswers } from './open-answers.tsx'
import { PeopleFacts } from './people-facts.tsx'

const route = getRouteApi('/_shell/dashboard/view/$quizId/results_/compare')

export function ComparisonPage() {
  const { quizId } = route.useParams()
  return (
    <QuizRoom quizId={quizId} room="results" skeleton={<ComparisonSkeleton />}>
      {(quiz) => <Comparison quiz={quiz} />}
    </QuizRoom>
  )
}

/** Two to five people who took a quiz, with what came of it side by side. */
function Comparison({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('results')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const people = peopleIn(search)
  usePageTitle(t('comparison.pageTitle', { title: quiz.title }))
  if (!people) return <NobodyChosen quizId={quiz.id} />

  const change = (changed: Partial<ComparisonSearch>) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false })
  return (
    <>
      <BackLink to="/dashboard/view/$quizId/results" params={{ quizId: quiz.id }} mb="sm">
        {t('comparison.back')}
      </BackLink>
      <Flex gap="12px 32px" align="flex-start" justify="space-between" wrap="wrap" mb="lg">
        <Title order={2}>{t('comparison.title')}</Title>
        <Switch
          label={t('grading.blind.label')}
          description={t('comparison.blindHint')}
          checked={search.blind === 'yes'}
          onChange={({ currentTarget: { checked } }) => change({ blind: checked ? 'yes' : undefined })}
        />
      </Flex>
      <Compared
        quizId={quiz.id}
        people={people}
        search={search}
        onQuestion={(question) => change({ question })}
      />
    </>
  )
}

interface ComparedProps {
  quizId: string
  people: string
  search: ComparisonSearch
  onQuestion: (questionId: string) => void
}

function Compared({ quizId, people, search, onQuestion }: ComparedProps) {
  const { t } = useTranslation('results')
  const asked = { people, blind: search.blind ?? 'no' } as const
  const { data, error, refetch } = useQuery(comparisonQuery(quizId, asked))
  if (error && !data)
    return <LoadFailure title={t('comparison.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <ComparisonSkeleton />
  return (
    <>
      <PeopleFacts quizId={quizId} comparison={data} />
      <OpenAnswers comparison={data} question={search.question} onQuestion={onQuestion} />
    </>
  )
}

/** A link that has lost whom it was about. */
function NobodyChosen({ quizId }: { quizId: string }) {
  const { t } = useTranslation('results')
  return (
    <EmptyState
      picture={<AnsweredSheetPicture />}
      title={t('comparison.none.title')}
      sentence={t('comparison.none.sentence')}
      action={
        <ButtonLink to="/dashboard/view/$quizId/results" params={{ quizId }}>
          {t('comparison.back')}
        </ButtonLink>
      }
    />
  )
}

function ComparisonSkeleton() {
  return (
    <RoomSkeleton>
      <Skeleton height={320} radius="lg" mb={40} />
      <Skeleton height={240} radius="lg" />
    </RoomSkeleton>
  )
}
