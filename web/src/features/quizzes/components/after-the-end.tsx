import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconChartBar, IconPencilCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useAnswersToGrade } from './use-answers-to-grade.ts'

/** Whether there is anything to see of a quiz that is over. */
export function hasAftermath({ phase, can, submissionCount }: Quiz): boolean {
  return phase === 'completed' && can.manageParticipants && submissionCount > 0
}

/** Where one goes on once a quiz is over: first to the answers that wait for a grade, then to the results. */
export function AfterTheEnd({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  const count = useAnswersToGrade(quiz)
  const params = { quizId: quiz.id }
  if (!hasAftermath(quiz)) return null
  return (
    <>
      {count > 0 && (
        <ButtonLink
          to="/dashboard/view/$quizId/grading"
          params={params}
          leftSection={<IconPencilCheck size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('actions.grade', { count })}
        </ButtonLink>
      )}
      <ButtonLink
        to="/dashboard/view/$quizId/results"
        params={params}
        variant={count > 0 ? 'default' : 'filled'}
        leftSection={<IconChartBar size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('actions.results')}
      </ButtonLink>
    </>
  )
}
