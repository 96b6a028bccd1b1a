import { Skeleton, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { isQuizMissing, QuizNotFound } from '#web/features/quizzes/components/quiz-not-found.tsx'
import { QuizTabs } from '#web/features/quizzes/components/quiz-tabs.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { reportQuery } from '../queries.ts'
import type { ResultsSearch } from '../results-search.ts'
import { ReportParts } from './report-parts.tsx'
import { ResultDrawer } from './result-drawer.tsx'
import classes from './results-page.module.css'

const route = getRouteApi('/dashboard/_shell/view/$quizId/results')

export function ResultsPage() {
  const { t } = useTranslation('results')
  const { quizId } = route.useParams()
  const { data: quiz, error, refetch } = useQuery(quizQuery(quizId))
  useFollowWorkspace(quiz?.workspace)
  usePageTitle(quiz ? t('pageTitle', { title: quiz.title }) : t('title'))
  if (isQuizMissing(error)) return <QuizNotFound />
  if (quiz && !quiz.can.manageParticipants) return <NotTheirs quiz={quiz} />
  if (quiz) return <QuizResults key={quizId} quiz={quiz} />
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  return <ResultsSkeleton />
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
      <header className={classes.header}>
        <AnchorLink to="/dashboard/view/$quizId" params={{ quizId: quiz.id }} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          <span lang={quiz.language}>{quiz.title}</span>
        </AnchorLink>
        <Title order={1}>{t('title')}</Title>
      </header>
      <QuizTabs quiz={quiz} />
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

function NotTheirs({ quiz }: { quiz: Pick<Quiz, 'id' | 'creator'> }) {
  const { t } = useTranslation('results')
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('notTheirs.title')}
      sentence={t('notTheirs.sentence', { name: quiz.creator.name })}
      action={
        <ButtonLink to="/dashboard/view/$quizId" params={{ quizId: quiz.id }}>
          {t('notTheirs.back')}
        </ButtonLink>
      }
    />
  )
}

function ResultsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={18} width={180} radius="md" mb={10} />
      <Skeleton height={38} width={220} radius="md" mb={28} />
      <ReportSkeleton />
    </div>
  )
}

function ReportSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height={28} width="60%" radius="md" mb={20} />
      <Skeleton height={132} radius="lg" mb={40} />
      <Skeleton height={220} radius="lg" mb={40} />
      <Skeleton height={320} radius="lg" />
    </div>
  )
}
