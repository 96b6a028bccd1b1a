import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import type { StepState } from '../first-steps.ts'

interface StepWayProps {
  state: StepState
  questions: number
  draft: QuizSummary | undefined
}

/** Where a step is taken: a button for the next one, a link for the others. */
export function StepWay({ state: { step, isDone, isNext }, questions, draft }: StepWayProps) {
  const { t } = useTranslation('dashboard')
  const Way = isNext ? ButtonLink : AnchorLink
  if (step === 'questions' && isDone) {
    return (
      <AnchorLink to="/dashboard/questions">{t('steps.questions.seeAll', { count: questions })}</AnchorLink>
    )
  }
  if (step === 'questions') {
    return (
      <>
        <Way to="/dashboard/questions" search={{ generation: 'new' }}>
          {t('steps.questions.generate')}
        </Way>
        <AnchorLink to="/dashboard/questions" search={{ dialog: 'new' }}>
          {t('steps.questions.write')}
        </AnchorLink>
      </>
    )
  }
  if (step === 'quiz') {
    return isDone ? null : <Way to="/dashboard/create">{t('steps.quiz.create')}</Way>
  }
  if (!draft) {
    return (
      <AnchorLink to="/dashboard/quiz" search={{ show: 'drafts' }}>
        {t('steps.publish.toDrafts')}
      </AnchorLink>
    )
  }
  return (
    <Way to="/dashboard/edit/$quizId" params={{ quizId: draft.id }}>
      {t('steps.publish.goOn', { title: draft.title })}
    </Way>
  )
}
