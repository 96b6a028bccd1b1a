import { Skeleton } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useChildMatches, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { CreatingNotice } from '#web/features/quizzes/components/creating-refusal.tsx'
import { isQuizMissing, QuizNotFound } from '#web/features/quizzes/components/quiz-not-found.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useFollowWorkspace } from '#web/lib/use-follow-workspace.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { documentOf, duplicateOf, newDocument } from '../document/document.ts'
import { QuizTour } from '../tour/quiz-tour.tsx'
import { QuizForm, type QuizFormProps } from './quiz-form.tsx'
import { belongsTo, pathsOf, type Sitting, sourceOf } from './quiz-form-source.ts'

/**
 * Whichever of its addresses one came by. It stays when a new quiz gets an address of its own with its first save, so
 * that nobody is interrupted in the middle of a word.
 */
export function QuizFormPage() {
  const navigate = useNavigate()
  const source = useChildMatches({ select: ([match]) => match && sourceOf(match), structuralSharing: true })
  const [sitting, setSitting] = useState<Sitting>({ number: 0, source })
  // On the way to another page there is no address of this one any more.
  if (source && !belongsTo(source, sitting)) setSitting({ number: sitting.number + 1, source })

  const { createdId } = sitting
  const isElsewhere = createdId !== undefined && source !== undefined && source.kind !== 'edit'
  useEffect(() => {
    if (!isElsewhere) return
    void navigate({
      to: '/dashboard/edit/$quizId',
      params: { quizId: createdId },
      search: true,
      replace: true,
      resetScroll: false,
      // Whatever is being written stays open.
      ignoreBlocker: true,
    })
  }, [navigate, isElsewhere, createdId])

  const shared = {
    paths: pathsOf(sitting),
    onCreated: (quizId: string) => setSitting((now) => ({ ...now, createdId: quizId })),
  }
  return (
    <QuizTour isNewQuiz={sitting.source?.kind === 'create'}>
      {createdId === undefined && sitting.source?.kind !== 'edit' && <CreatingNotice />}
      <SittingPage key={sitting.number} source={sitting.source} {...shared} />
    </QuizTour>
  )
}

interface SittingPageProps extends Pick<QuizFormProps, 'paths' | 'onCreated'> {
  source: Sitting['source']
}

function SittingPage({ source, ...shared }: SittingPageProps) {
  switch (source?.kind) {
    case 'create':
      return <CreateQuizPage {...shared} />
    case 'edit':
      return <EditQuizPage {...shared} quizId={source.quizId} />
    case 'duplicate':
      return <DuplicateQuizPage {...shared} quizId={source.quizId} />
    default:
      return null
  }
}

function CreateQuizPage(props: Pick<QuizFormProps, 'paths' | 'onCreated'>) {
  const language = useLocale()
  const workspace = useWorkspaceRef()
  const [fresh] = useState(() => newDocument({ language, timeZone: readerZone(), now: new Date() }))
  return <QuizForm {...props} fresh={fresh} slot={`${workspace}:new`} />
}

interface OpenedQuizProps extends Pick<QuizFormProps, 'paths' | 'onCreated'> {
  quizId: string
}

function EditQuizPage({ quizId, ...props }: OpenedQuizProps) {
  return (
    <LoadedQuiz quizId={quizId}>
      {(quiz) => <QuizForm {...props} fresh={documentOf(quiz)} quiz={quiz} slot={quizId} />}
    </LoadedQuiz>
  )
}

function DuplicateQuizPage({ quizId, ...props }: OpenedQuizProps) {
  const { t } = useTranslation('quiz')
  return (
    <LoadedQuiz quizId={quizId}>
      {(quiz) => (
        <QuizForm
          {...props}
          isCopy
          copyOf={quizId}
          answersOf={quiz}
          fresh={duplicateOf(quiz, (title) => t('form.copyOf', { title }))}
          slot={`${quiz.workspace}:copy-${quizId}`}
        />
      )}
    </LoadedQuiz>
  )
}

interface LoadedQuizProps {
  quizId: string
  children: (quiz: Quiz) => ReactNode
}

/** The quiz as it is this moment. Once it is there, the form has it: what comes later is not put over what is typed. */
export function LoadedQuiz({ quizId, children }: LoadedQuizProps) {
  const { t } = useTranslation('quiz')
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
  if (error) return <LoadFailure title={t('form.failed')} error={error} onRetry={() => refetch()} />
  return <FormSkeleton />
}

function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={40} width={160} mt={8} mb={24} />
      <Skeleton height={48} width="70%" mb={32} />
      <Skeleton height={96} radius="lg" mb={12} />
      <Skeleton height={96} radius="lg" mb={12} />
      <Skeleton height={96} radius="lg" />
    </div>
  )
}
