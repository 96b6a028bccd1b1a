import { Title, VisuallyHidden } from '@mantine/core'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { PERSONAL } from '@probant/contract/workspaces'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { firstSteps, type StepState } from '../first-steps.ts'
import classes from './first-steps.module.css'

interface FirstStepsProps {
  overview: QuizOverview
  /** The draft that waits to be published. */
  draft: QuizSummary | undefined
  /** The button that begins, or says why it can't. */
  create: ReactNode
}

/** A newcomer's way to a first invitation, ticked by what exists. */
export function FirstSteps({ overview, draft, create }: FirstStepsProps) {
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
        {firstSteps(overview, draft).map(({ step, isDone, isNext }, index) => (
          <li
            key={step}
            className={classes.step}
            data-done={isDone || undefined}
            data-next={isNext || undefined}
          >
            <StepMark number={index + 1} isDone={isDone} isNext={isNext} />
            <div className={classes.words}>
              <Title order={3} size="h4" className={classes.title}>
                {(isDone || isNext) && (
                  <VisuallyHidden>{t(isDone ? 'steps.done' : 'steps.next')} </VisuallyHidden>
                )}
                {t(`steps.${step}.title`)}
              </Title>
              <p className={classes.detail}>{t(`steps.${step}.sentence`)}</p>
              <div className={classes.way}>
                <StepWay state={{ step, isDone, isNext }} overview={overview} draft={draft} create={create} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StepMarkProps {
  number: number
  isDone: boolean
  isNext: boolean
}

/** Its number; ticked by the pen once it is done, under the highlighter while it is the next. */
function StepMark({ number, isDone, isNext }: StepMarkProps) {
  return (
    <span className={classes.mark} data-next={isNext || undefined} aria-hidden="true">
      {isDone ? (
        <svg viewBox="0 0 34 30" width="20" height="18" aria-hidden="true">
          <path d="M2 15c3.5 2 6.5 6 8.5 11C15 17 22 7 32 1" />
        </svg>
      ) : (
        number
      )}
    </span>
  )
}

/** A title goes on in the next line rather than to be cut off. */
const LONG = { root: classes.long, label: classes.longLabel }

interface StepWayProps extends FirstStepsProps {
  state: StepState
}

/** Where a step is taken, once it is the next. */
function StepWay({ state: { step, isNext }, overview, draft, create }: StepWayProps) {
  const { t } = useTranslation('dashboard')
  if (!isNext) return null
  if (step === 'quiz') return create
  if (step === 'invite') return <InviteWay quiz={overview.urgent} />
  if (!draft) {
    return (
      <AnchorLink to="/dashboard/quiz" search={{ show: 'drafts' }}>
        {t('steps.publish.toDrafts')}
      </AnchorLink>
    )
  }
  const edit = { to: '/dashboard/edit/$quizId', params: { quizId: draft.id } } as const
  if (step === 'publish') {
    return (
      <ButtonLink {...edit} search={{ dialog: 'publish' }} classNames={LONG}>
        {t('steps.publish.goOn', { title: draft.title })}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink {...edit} search={{ generation: 'new' }}>
        {t('steps.questions.generate')}
      </ButtonLink>
      <AnchorLink {...edit} search={{ dialog: overview.questions > 0 ? 'bank' : 'new' }}>
        {t(overview.questions > 0 ? 'steps.questions.pick' : 'steps.questions.write')}
      </AnchorLink>
    </>
  )
}

function InviteWay({ quiz }: { quiz: QuizSummary | null }) {
  const { t } = useTranslation('dashboard')
  if (!quiz?.can.invite) return null
  return (
    <ButtonLink
      to="/dashboard/participants/$quizId"
      params={{ quizId: quiz.id }}
      search={{ dialog: 'invite' }}
      classNames={LONG}
    >
      {t('steps.invite.go', { title: quiz.title })}
    </ButtonLink>
  )
}
