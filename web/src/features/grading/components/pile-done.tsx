import { Button, Group } from '@mantine/core'
import type { GradedQuestion } from '@probant/contract/grading/grading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AT_ONCE } from '../pile.ts'

interface PileDoneProps {
  quizId: string
  /** Nothing where it is the pile of one participant. */
  question: GradedQuestion | undefined
  /** So many of the pile don't lie on the desk. */
  outsideCount: number
  isReading: boolean
  onReadOn: () => void
  /** Whose answers wait, too. */
  next: GradedQuestion | undefined
  onGoOn: (questionId: string) => void
}

/** All that lies on the desk is graded: what waits beside it, or that nothing does. */
export function PileDone({ quizId, question, next, ...rest }: PileDoneProps) {
  const { outsideCount, isReading, onReadOn, onGoOn } = rest
  const { t } = useTranslation('results')
  // Where no open answer waits any more, the results are what comes next.
  const toResults = !next && (
    <ButtonLink to="/dashboard/view/$quizId/results" params={{ quizId }} size="compact-sm">
      {t('grading.desk.toResults')}
    </ButtonLink>
  )
  if (!question)
    return (
      <Done>
        {t('grading.desk.personDone')}
        {toResults}
      </Done>
    )
  const waiting = Math.min(question.answerCount - question.gradedCount, outsideCount)
  if (waiting <= 0)
    return (
      <Done>
        {t('grading.desk.done', { number: question.number })}
        {next && (
          <Button size="compact-sm" onClick={() => onGoOn(next.questionId)}>
            {t('grading.desk.goOn', { number: next.number })}
          </Button>
        )}
        {toResults}
      </Done>
    )
  return (
    <Done>
      {t('grading.desk.more', { count: waiting })}
      <Button size="compact-sm" loading={isReading} onClick={onReadOn}>
        {t('grading.desk.nextPile', { count: Math.min(waiting, AT_ONCE) })}
      </Button>
    </Done>
  )
}

function Done({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" justify="space-between" py="sm" px="md" bdrs="lg" bg="var(--right-wash)" role="status">
      {children}
    </Group>
  )
}
