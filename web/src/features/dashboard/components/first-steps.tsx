import { Box, Center, Flex, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { PERSONAL } from '@probant/contract/workspaces'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorLink, ButtonLink, IN_LINES } from '#web/components/navigation/links.tsx'
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
    <Paper
      component="section"
      pt={{ base: 20, sm: 'lg' }}
      pb={{ base: 4, sm: 'xs' }}
      px={{ base: 'md', sm: 28 }}
      withBorder
      aria-labelledby={headingId}
    >
      <Title order={2} size="h3" id={headingId}>
        {t(isShared ? 'steps.titleShared' : 'steps.title')}
      </Title>
      <Text mt={6} mb="sm" c="dimmed">
        {t('steps.sentence')}
      </Text>
      <ol className="plain">
        {firstSteps(overview, draft).map(({ step, isDone, isNext }, index) => (
          <Flex key={step} component="li" className={classes.step} gap="md" pos="relative" py="md">
            <StepMark number={index + 1} isDone={isDone} isNext={isNext} />
            <Box flex={1} miw={0} pt={5}>
              <Title order={3} size="h4" c={isDone ? 'dimmed' : undefined}>
                {(isDone || isNext) && (
                  <VisuallyHidden>{t(isDone ? 'steps.done' : 'steps.next')} </VisuallyHidden>
                )}
                {t(`steps.${step}.title`)}
              </Title>
              {!isDone && (
                <Text mt={2} c="dimmed">
                  {t(`steps.${step}.sentence`)}
                </Text>
              )}
              <Group className="filled" gap="10px 20px" mt={10}>
                <StepWay state={{ step, isDone, isNext }} overview={overview} draft={draft} create={create} />
              </Group>
            </Box>
          </Flex>
        ))}
      </ol>
    </Paper>
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
    <Center
      component="span"
      className={`${classes.mark} tabular`}
      flex="none"
      w={35}
      h={35}
      bdrs="50%"
      ff="heading"
      fz="md"
      fw={680}
      data-next={isNext || undefined}
      aria-hidden="true"
    >
      {isDone ? (
        <svg viewBox="0 0 34 30" width="20" height="18" aria-hidden="true">
          <path
            fill="none"
            stroke="var(--primary)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M2 15c3.5 2 6.5 6 8.5 11C15 17 22 7 32 1"
          />
        </svg>
      ) : (
        number
      )}
    </Center>
  )
}

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
      <ButtonLink {...edit} search={{ dialog: 'publish' }} {...IN_LINES}>
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
      {...IN_LINES}
    >
      {t('steps.invite.go', { title: quiz.title })}
    </ButtonLink>
  )
}
