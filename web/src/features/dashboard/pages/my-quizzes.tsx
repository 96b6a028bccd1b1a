import { Card, Skeleton, Stack } from '@mantine/core'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { QUIZ_SHELVES, shelfCounts } from '#web/features/quizzes/queries.ts'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { FirstSteps } from '../components/first-steps.tsx'
import { StatsLine } from '../components/stats-line.tsx'
import { isNewcomer } from '../first-steps.ts'
import classes from './dashboard-page.module.css'
import { QuizShelf } from './quiz-shelf.tsx'
import type { MyQuizzes as Mine } from './use-my-quizzes.ts'

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
    <div className={classes.stack}>
      {isNewcomer(overview) && <Beginning mine={mine} overview={overview} />}
      {QUIZ_SHELVES.filter((shelf) => counts[shelf] > 0).map((shelf) => (
        <QuizShelf key={shelf} shelf={shelf} quizzes={mine[shelf]} />
      ))}
      {!isNewcomer(overview) && <StatsLine overview={overview} />}
    </div>
  )
}

function Beginning({ mine, overview }: { mine: Mine; overview: QuizOverview }) {
  const { t } = useTranslation('dashboard')
  const { data: workspace } = useWorkspace()
  if (!workspace) return <Skeleton height={280} radius="lg" role="status" aria-label={t('mine.loading')} />
  if (workspace.can.create) {
    const draft = mine.drafts.data?.items.find(({ can }) => can.publish)
    return <FirstSteps overview={overview} draft={draft} />
  }
  if (overview.draft > 0) return null
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
