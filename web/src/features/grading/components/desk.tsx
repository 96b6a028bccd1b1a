import { Skeleton, Text } from '@mantine/core'
import type { Grading } from '@probant/contract/grading/grading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import type { Pile } from '../queries.ts'
import { usePile } from '../use-pile.ts'
import type { GradesInHand } from '../use-unsaved-grades.ts'
import { OpenPile } from './open-pile.tsx'

export interface DeskProps {
  quiz: Quiz
  grading: Grading
  pile: Pile
  isBlind: boolean
  grades: GradesInHand
  /** The score is typed at once; not where one is still at the switch that laid out this pile. */
  startsFocused: boolean
  /** The way to all answers of whoever wrote this one. */
  onReadPerson: (submissionId: string) => void
  onReadQuestion: (questionId: string) => void
}

/** A pile of answers, one after another. */
export function Desk(props: DeskProps) {
  const { t } = useTranslation(['results', 'common'])
  const { pile, error, isReading, readAgain, readOn } = usePile(props.quiz.id, props.pile, props.isBlind)
  if (error && !pile)
    return <LoadFailure title={t('grading.desk.failed')} error={error} onRetry={readAgain} />
  if (!pile) return <Skeleton height={320} radius="lg" role="status" aria-label={t('common:loading')} />
  if (pile.answers.length === 0)
    return (
      <Text c="dimmed">
        {t('submissionId' in props.pile ? 'grading.desk.personNothing' : 'grading.desk.nothing')}
      </Text>
    )
  return <OpenPile {...props} laidOut={pile} isReading={isReading} onReadOn={readOn} />
}
