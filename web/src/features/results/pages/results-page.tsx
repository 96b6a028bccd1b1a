import { Skeleton } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { FunnelOfQuiz } from '#web/features/participants/components/audience/funnel.tsx'
import { QuizRoom } from '#web/features/quizzes/components/room/quiz-room.tsx'
import { RoomSkeleton, RoomTools } from '#web/features/quizzes/components/room/room-header.tsx'
import { ResultFiles } from '../components/result-files.tsx'
import { reportQuery } from '../queries.ts'
import type { ResultsSearch } from '../results-search.ts'
import { ReportParts } from './report-parts.tsx'
import { ResultDrawer } from './result-drawer.tsx'

const route = getRouteApi('/_shell/dashboard/view/$quizId/results')

export function ResultsPage() {
  const { quizId } = route.useParams()
  return (
    <QuizRoom quizId={quizId} room="results" skeleton={<ReportSkeleton />}>
      {(quiz) => <QuizResults quiz={quiz} />}
    </QuizRoom>
  )
}

/** What came of one quiz, for its creator. */
function QuizResults({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('results')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: report, error, refetch } = useQuery(reportQuery(quiz.id))
  const change = (changed: Partial<ResultsSearch>) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false })
  return (
    <>
      {report && report.handedInCount > 0 && (
        <RoomTools>
          <ResultFiles quiz={quiz} />
        </RoomTools>
      )}
      {report && <FunnelOfQuiz quizId={quiz.id} />}
      {content()}
      <ResultDrawer
        quiz={quiz}
        submissionId={search.submission}
        onClose={() => change({ submission: undefined })}
      />
    </>
  )

  function content() {
    if (error && !report) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
    if (!report) return <ReportSkeleton />
    if (report.handedInCount === 0) return <Nobody quizId={quiz.id} />
    return <ReportParts quiz={quiz} report={report} search={search} onChange={change} />
  }
}

function Nobody({ quizId }: { quizId: string }) {
  const { t } = useTranslation('results')
  return (
    <EmptyState
      picture={<BoardPicture />}
      title={t('empty.title')}
      sentence={t('empty.sentence')}
      action={
        <ButtonLink to="/dashboard/participants/$quizId" params={{ quizId }}>
          {t('empty.back')}
        </ButtonLink>
      }
    />
  )
}

function ReportSkeleton() {
  return (
    <RoomSkeleton>
      <Skeleton height={28} width="60%" radius="md" mb={20} />
      <Skeleton height={132} radius="lg" mb={40} />
      <Skeleton height={220} radius="lg" mb={40} />
      <Skeleton height={320} radius="lg" />
    </RoomSkeleton>
  )
}
