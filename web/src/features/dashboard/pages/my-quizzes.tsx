import { Card, Flex, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { DASHBOARD_SHELVES } from '@probant/contract/dashboard'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { CreateQuizButton } from '#web/features/quizzes/components/create-quiz-button.tsx'
import { QuizLines, useFocusAfterAction } from '#web/features/quizzes/components/quiz-lines.tsx'
import {
  QUIZ_SHELVES,
  quizListQuery,
  quizOverviewQuery,
  type QuizShelf as Shelf,
  shelfCounts,
} from '#web/features/quizzes/queries.ts'
import { resultOverviewQuery } from '#web/features/results/queries.ts'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPercent } from '#web/lib/format.ts'
import { MINUTE_MS } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { FirstSteps } from '../components/first-steps.tsx'
import { isNewcomer, isOnTheWay } from '../first-steps.ts'
import { inOrderOfUrgency } from '../urgency.ts'
import classes from './dashboard-page.module.css'

/** Quizzes open and end by themselves, and people begin: what is shown is asked for anew. */
const LIVE = { refetchInterval: MINUTE_MS }

const ON_SHELF = DASHBOARD_SHELVES.past.pageSize

export function shelfQueries(workspace: WorkspaceRef) {
  return {
    ongoing: quizListQuery(workspace, DASHBOARD_SHELVES.ongoing),
    drafts: quizListQuery(workspace, DASHBOARD_SHELVES.drafts),
    past: quizListQuery(workspace, DASHBOARD_SHELVES.past),
  }
}

/** The workspace's quizzes, as the dashboard tells of them. */
export function useMyQuizzes() {
  const workspace = useWorkspaceRef()
  const shelves = shelfQueries(workspace)
  const overview = useQuery({ ...quizOverviewQuery(workspace), ...LIVE })
  const ongoing = useQuery({
    ...shelves.ongoing,
    ...LIVE,
    select: (page) => ({ ...page, items: inOrderOfUrgency(page.items) }),
  })
  const drafts = useQuery(shelves.drafts)
  const past = useQuery(shelves.past)
  return { overview, ongoing, drafts, past }
}

type Mine = ReturnType<typeof useMyQuizzes>

/** What one makes: the way to the first quiz, then the quizzes. */
export function MyQuizzes({ mine }: { mine: Mine }) {
  const { t } = useTranslation('dashboard')
  const { data: overview, error, refetch } = mine.overview
  if (!overview && error) {
    return <LoadFailure title={t('mine.failed')} error={error} onRetry={() => refetch()} />
  }
  if (!overview) return <Loading />
  const counts = shelfCounts(overview)
  return (
    <Stack gap={40} miw={0}>
      {isOnTheWay(overview) && <Beginning mine={mine} overview={overview} />}
      {QUIZ_SHELVES.filter((shelf) => counts[shelf] > 0).map((shelf) => (
        <QuizShelf key={shelf} shelf={shelf} quizzes={mine[shelf]} />
      ))}
      {!isNewcomer(overview) && (
        <div>
          <ResultsLine />
          <StatsLine overview={overview} />
        </div>
      )}
    </Stack>
  )
}

function Beginning({ mine, overview }: { mine: Mine; overview: QuizOverview }) {
  const { t } = useTranslation('dashboard')
  const { data: workspace } = useWorkspace()
  if (!workspace) return <Skeleton height={280} radius="lg" role="status" aria-label={t('mine.loading')} />
  if (workspace.can.create) {
    const draft = mine.drafts.data?.items.find(({ can }) => can.publish)
    return <FirstSteps overview={overview} draft={draft} create={<CreateQuizButton />} />
  }
  if (overview.draft > 0 || !isNewcomer(overview)) return null
  return (
    <Card>
      <EmptyState
        picture={<AnsweredSheetPicture />}
        title={t('mine.closed')}
        sentence={t('mine.closedSentence')}
      />
    </Card>
  )
}

function Loading() {
  const { t } = useTranslation('dashboard')
  return (
    <Stack gap="sm" role="status" aria-label={t('mine.loading')}>
      <Skeleton height={26} width={140} />
      <Skeleton height={184} radius="lg" />
    </Stack>
  )
}

/** What came of one's own quizzes. */
function ResultsLine() {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const { data } = useQuery(resultOverviewQuery(useWorkspaceRef()))
  if (!data || data.recentAveragePercent === null) return null
  const score = formatPercent(locale, data.recentAveragePercent)
  return <Text mb="xs">{t('results.average', { count: data.recentCount, score })}</Text>
}

const FIGURES = ['open', 'scheduled', 'draft', 'completed', 'questions'] as const

/** The whole workspace in one quiet line; what there is none of is left out. */
function StatsLine({ overview }: { overview: QuizOverview }) {
  const { t } = useTranslation('dashboard')
  const figures = FIGURES.filter((figure) => overview[figure] > 0)
  return (
    <Flex
      component="ul"
      className={`${classes.stats} tabular plain`}
      gap="2px 0"
      wrap="wrap"
      c="dimmed"
      fz="xs"
      aria-label={t('stats.label')}
    >
      {figures.map((figure) => (
        <li key={figure}>{t(`stats.${figure}`, { count: overview[figure] })}</li>
      ))}
    </Flex>
  )
}

interface QuizShelfProps {
  shelf: Shelf
  quizzes: UseQueryResult<{ items: QuizSummary[]; total: number }>
}

/** The first few of a kind, and the way to all of them. */
function QuizShelf({ shelf, quizzes: { data, error, refetch } }: QuizShelfProps) {
  const { t } = useTranslation('dashboard')
  const headingId = useId()
  const { list, onDone } = useFocusAfterAction<HTMLElement>(data)
  const title = t(`shelves.${shelf}`)
  const count = data?.total ?? 0
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={headingId}>
      <Group gap="4px 16px" align="baseline" justify="space-between" mb="sm">
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <AnchorLink to="/dashboard/quiz" search={{ show: shelf }} size="sm">
          {count > ON_SHELF ? t(`all.${shelf}Count`, { count }) : t(`all.${shelf}`)}
        </AnchorLink>
      </Group>
      {data ? (
        <QuizLines label={title} quizzes={data.items.slice(0, ON_SHELF)} onDone={onDone} />
      ) : error ? (
        <LoadFailure title={t('mine.failed')} error={error} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={96} radius="lg" role="status" aria-label={t('mine.loading')} />
      )}
    </section>
  )
}
