import { Anchor, Box, Flex, Group, Paper, Text, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useObstacleWords } from '../components/obstacle-words.ts'
import { QuizPeople } from '../components/quiz-summary.tsx'
import classes from './next-panel.module.css'
import type { NextStep } from './next-step.ts'

interface NextPanelProps {
  quiz: Quiz
  step: NextStep
  obstacles: Obstacle[]
  /** Missing where the end can't be moved, or is changed in the form. */
  onEndLater?: () => void
}

/** Where the quiz stands, and what comes next. */
export function NextPanel({ quiz, step, obstacles, onEndLater }: NextPanelProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const clock = { timeZone: readerZone(), now: useNow() }
  const hasPeople = quiz.status !== 'draft' || quiz.participantCount > 0
  return (
    <Paper component="section" mb="xl" p={{ base: 16, xs: '20px 24px' }} withBorder>
      <Title order={2} size="h4">
        {t('next.heading')}
      </Title>
      {step === 'mend' && obstacles.length > 0 ? (
        <Missing quiz={quiz} obstacles={obstacles} />
      ) : (
        <Text maw="68ch" mt={6}>
          {sentence()}
        </Text>
      )}
      {quiz.can.manageParticipants && hasPeople && <People quiz={quiz} onEndLater={onEndLater} />}
    </Paper>
  )

  function sentence(): string {
    const turn = step === 'opens' ? quiz.startsAt : (quiz.completedAt ?? quiz.endsAt)
    const when = turn ? formatMoment(locale, turn, clock) : ''
    return t(`next.${step}`, { when, name: quiz.creator.name })
  }
}

/** How many have come, the way to see who, and what can still be done for them. */
function People({ quiz, onEndLater }: Pick<NextPanelProps, 'quiz' | 'onEndLater'>) {
  const { t } = useTranslation('quiz')
  const params = { quizId: quiz.id }
  return (
    <Group gap="8px 20px" align="baseline" mt="md">
      <QuizPeople quiz={quiz} />
      {/* An empty list is no step: until somebody is invited, inviting is the next one. */}
      {(quiz.participantCount > 0 || !quiz.can.invite) && (
        <AnchorLink to="/dashboard/participants/$quizId" params={params}>
          {t('next.toParticipants')}
        </AnchorLink>
      )}
      {quiz.can.invite && (
        <AnchorLink to="/dashboard/participants/$quizId" params={params} search={{ dialog: 'invite' }}>
          {quiz.participantCount > 0 ? t('changes.addPeople') : t('next.invite')}
        </AnchorLink>
      )}
      {onEndLater && (
        <Anchor component="button" type="button" onClick={onEndLater}>
          {t('changes.laterEnd.action')}
        </Anchor>
      )}
    </Group>
  )
}

function Missing({ quiz, obstacles }: Pick<NextPanelProps, 'quiz' | 'obstacles'>) {
  const { t } = useTranslation('quiz')
  const wordsFor = useObstacleWords(quiz)
  return (
    <>
      <Text maw="68ch" mt={6}>
        {t('next.missing', { count: obstacles.length })}
      </Text>
      <Flex component="ul" className={`${classes.missing} plain`} direction="column" gap={6} mt="sm" mb="md">
        {obstacles.map((obstacle) => (
          <Box component="li" key={JSON.stringify(obstacle)} ps={26} style={{ textIndent: -26 }}>
            {wordsFor(obstacle)}
          </Box>
        ))}
      </Flex>
      <AnchorLink to="/dashboard/edit/$quizId" params={{ quizId: quiz.id }}>
        {t('next.toForm')}
      </AnchorLink>
    </>
  )
}
