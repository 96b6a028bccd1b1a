import { Skeleton } from '@mantine/core'
import type { PaperVariant } from '@probant/contract/quizzes/paper'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { untilTurn } from '#web/lib/until-turn.ts'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { QuizMenu } from '../components/actions/quiz-menu.tsx'
import { PreviewDialog } from '../components/preview/preview-dialog.tsx'
import { isQuizMissing } from '../components/view/is-quiz-missing.ts'
import { QuizNotFound } from '../components/view/quiz-not-found.tsx'
import { QuizView } from '../components/view/quiz-view.tsx'
import classes from '../components/view/view-header.module.css'
import { quizQuery } from '../queries.ts'

const route = getRouteApi('/dashboard/_shell/view/$quizId/')

export function ViewQuizPage() {
  const { t } = useTranslation('quiz-view')
  const { quizId } = route.useParams()
  const {
    data: quiz,
    error,
    refetch,
  } = useQuery({
    ...quizQuery(quizId),
    refetchInterval: ({ state }) => untilTurn(state.data, new Date()),
  })
  useFollowWorkspace(quiz?.workspace)
  const isMissing = isQuizMissing(error)
  usePageTitle(isMissing ? t('notFound.title') : (quiz?.title ?? ''))
  if (isMissing) return <QuizNotFound />
  if (quiz) return <OpenQuiz quiz={quiz} />
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  return <ViewSkeleton />
}

function OpenQuiz({ quiz }: { quiz: Quiz }) {
  const { preview } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (variant: PaperVariant | undefined, replace = false) =>
    void navigate({ search: { preview: variant }, replace, resetScroll: false })
  const canDoAnything = Object.values(quiz.can).some(Boolean)
  const menu = canDoAnything && (
    <QuizMenu quiz={quiz} isOnItsPage onGone={() => void navigate({ to: '/dashboard/quiz' })} />
  )
  return (
    <>
      <QuizView quiz={quiz} menu={menu} onPreview={() => show('A')} />
      <PreviewDialog
        quiz={quiz}
        variant={preview}
        onChoose={(variant) => show(variant, true)}
        onClose={() => show(undefined, true)}
      />
    </>
  )
}

function ViewSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={classes.header}>
        <div className={classes.words}>
          <Skeleton height={39} width="60%" />
          <Skeleton height={24} width="45%" mt={12} />
        </div>
        <Skeleton height={36} width={280} />
      </div>
      <Skeleton height={96} radius="lg" mb={32} />
      <Skeleton height={220} radius="lg" mb={32} />
      <Skeleton height={140} radius="lg" />
    </div>
  )
}
