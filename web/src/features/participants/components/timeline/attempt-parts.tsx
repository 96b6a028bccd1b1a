import { Badge, Box, Group, Stack, Title } from '@mantine/core'
import type { AttemptRow } from '@probant/contract/participants/attempts'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatScore } from '#web/lib/score-words.ts'
import { attemptsQuery } from '../../queries.ts'
import { LinesSkeleton, LOOK_MS } from './loading.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { TimelineList } from './timeline-list.tsx'
import { weighed } from './weights.ts'

interface AttemptPartsProps {
  quiz: Quiz
  participant: Participant
}

/** Each time that somebody has taken the quiz, the latest first, with its receipt and what was noted. */
export function AttemptParts({ quiz, participant }: AttemptPartsProps) {
  const { t } = useTranslation('participants')
  const { id, receipt, accommodation } = participant
  const { data, error, refetch } = useQuery({
    ...attemptsQuery(quiz.id, id),
    refetchInterval: !receipt && LOOK_MS,
  })
  if (error && !data)
    return <LoadFailure title={t('timeline.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <LinesSkeleton />
  return data.toReversed().map((attempt) => (
    <Stack key={attempt.submissionId} component="section" gap="md">
      <AttemptHeading quiz={quiz} attempt={attempt} />
      <ReceiptFacts quiz={quiz} taken={attempt} />
      <TimelineList
        quiz={quiz}
        lines={weighed(attempt.timeline, accommodation.exemptions)}
        isOver={attempt.receipt !== null}
      />
    </Stack>
  ))
}

function AttemptHeading({ quiz, attempt }: { quiz: Quiz; attempt: AttemptRow }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const { number, scaled, ungradedCount, counts, finishedAt, submissionId } = attempt
  const isAverage = quiz.options.attempts.counting === 'average'
  return (
    <Group gap="4px 12px">
      <Title order={3} fz="md">
        {t('attempts.number', { number })}
      </Title>
      {counts && finishedAt && !isAverage && <Badge variant="light">{t('attempts.counts')}</Badge>}
      {finishedAt && (
        <Box component="span" className="tabular" c="dimmed">
          {ungradedCount > 0 ? t('attempts.ungraded') : scaled && formatScore(locale, scaled)}
        </Box>
      )}
      {finishedAt && (
        <AnchorLink
          to="/dashboard/view/$quizId/results"
          params={{ quizId: quiz.id }}
          search={{ submission: submissionId }}
          fz="xs"
        >
          {t('attempts.open', { number })}
        </AnchorLink>
      )}
    </Group>
  )
}
