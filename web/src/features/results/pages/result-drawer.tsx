import { Drawer, Skeleton } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Result } from '@probant/contract/results/list'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { CertificateActions } from '#web/features/certificates/components/certificate-actions.tsx'
import { TimelineList } from '#web/features/participants/components/timeline/timeline-list.tsx'
import { weighed } from '#web/features/participants/components/timeline/weights.ts'
import { timelineQuery } from '#web/features/participants/queries.ts'
import { ReviewSheet } from '#web/features/submissions/review/pages/review-sheet.tsx'
import { useLast } from '#web/lib/use-last.ts'
import { resultQuery, submissionQuery } from '../queries.ts'
import { useResultPerson } from '../use-result-person.ts'
import { useTheirWords } from '../use-their-words.ts'

interface ResultDrawerProps {
  quiz: Quiz
  /** Closed where there is none. */
  submissionId: string | undefined
  onClose: () => void
}

/** One submission: what was answered, what came of it, and what was noted meanwhile. */
export function ResultDrawer({ quiz, submissionId, onClose }: ResultDrawerProps) {
  const { t } = useTranslation(['results', 'common'])
  const shown = useLast(submissionId)
  const { data } = useQuery({ ...resultQuery(quiz.id, shown ?? ''), enabled: shown !== undefined })
  const person = useResultPerson()
  return (
    <Drawer
      opened={submissionId !== undefined}
      onClose={onClose}
      position="right"
      size={760}
      title={data ? t('sheet.title', { person: person(data) }) : t('list.open')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {shown && <Submission quiz={quiz} submissionId={shown} />}
    </Drawer>
  )
}

function Submission({ quiz, submissionId }: { quiz: Quiz; submissionId: string }) {
  const { t } = useTranslation('results')
  const result = useQuery(resultQuery(quiz.id, submissionId))
  const review = useQuery(submissionQuery(quiz.id, submissionId))
  const words = useTheirWords()
  const person = useResultPerson()
  const failed = [result, review].find(({ error, data }) => error && !data)
  if (failed?.error)
    return (
      <LoadFailure title={t('sheet.failed')} error={failed.error} onRetry={() => void failed.refetch()} />
    )
  if (!result.data || !review.data) return <Skeleton height={480} radius="lg" />
  return (
    <>
      <ButtonLink
        variant="default"
        size="xs"
        mb="lg"
        to="/dashboard/view/$quizId/results/$submissionId/print"
        params={{ quizId: quiz.id, submissionId }}
        leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden="true" />}
      >
        {t('sheet.print')}
      </ButtonLink>
      <CertificateActions quizId={quiz.id} result={result.data} person={person(result.data)} />
      <ReviewSheet review={review.data} words={words} />
      <Noted quiz={quiz} result={result.data} />
    </>
  )
}

function Noted({ quiz, result }: { quiz: Quiz; result: Result }) {
  const { t } = useTranslation('participants')
  const { data, error, refetch } = useQuery(timelineQuery(quiz.id, result.participantId))
  if (error && !data)
    return <LoadFailure title={t('timeline.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={120} radius="lg" />
  return <TimelineList quiz={quiz} lines={weighed(data, result.exemptions)} isOver />
}
