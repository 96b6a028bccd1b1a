import { Title, VisuallyHidden } from '@mantine/core'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { PERSONAL } from '@probant/contract/workspaces'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { firstSteps } from '../first-steps.ts'
import classes from './first-steps.module.css'
import { StepMark } from './step-mark.tsx'
import { StepWay } from './step-way.tsx'

interface FirstStepsProps {
  overview: QuizOverview
  /** The draft that waits to be published. */
  draft: QuizSummary | undefined
}

/** A newcomer's way to a published quiz, ticked by what exists. */
export function FirstSteps({ overview, draft }: FirstStepsProps) {
  const { t } = useTranslation('dashboard')
  const headingId = useId()
  const isShared = useWorkspaceRef() !== PERSONAL
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {t(isShared ? 'steps.titleShared' : 'steps.title')}
      </Title>
      <p className={classes.sentence}>{t('steps.sentence')}</p>
      <ol className={classes.steps}>
        {firstSteps(overview).map(({ step, isDone, isNext }, place) => (
          <li
            key={step}
            className={classes.step}
            data-done={isDone || undefined}
            data-next={isNext || undefined}
          >
            <StepMark number={place + 1} isDone={isDone} isNext={isNext} />
            <div className={classes.words}>
              <Title order={3} size="h4" className={classes.title}>
                {(isDone || isNext) && (
                  <VisuallyHidden>{t(isDone ? 'steps.done' : 'steps.next')} </VisuallyHidden>
                )}
                {t(`steps.${step}.title`)}
              </Title>
              <p className={classes.detail}>{t(`steps.${step}.sentence`)}</p>
              <div className={classes.way}>
                <StepWay state={{ step, isDone, isNext }} questions={overview.questions} draft={draft} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
