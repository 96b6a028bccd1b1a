import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { FormSkeleton } from '../components/form/form-skeleton.tsx'
import { isQuizMissing } from '../components/view/is-quiz-missing.ts'
import { QuizNotFound } from '../components/view/quiz-not-found.tsx'
import { quizQuery } from '../queries.ts'

interface LoadedQuizProps {
  quizId: string
  children: (quiz: Quiz) => ReactNode
}

/** The quiz as it is this moment. Once it is there, the form has it: what comes later is not put over what is typed. */
export function LoadedQuiz({ quizId, children }: LoadedQuizProps) {
  const { t } = useTranslation('quiz-form')
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...quizQuery(quizId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [loaded, setLoaded] = useState<Quiz>()
  if (!loaded && data && isFetchedAfterMount && !error) setLoaded(data)
  useFollowWorkspace(loaded?.workspace)

  if (loaded) return children(loaded)
  if (isQuizMissing(error)) return <QuizNotFound />
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  return <FormSkeleton />
}
