import { ActionIcon, Anchor, Box, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { InvitedQuiz } from '@probant/contract/participants/invited-quizzes'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { formatScore } from '#web/lib/score-words.ts'
import { useUser } from '#web/lib/session.ts'
import { MINUTE_MS, useNow } from '#web/lib/use-now.ts'
import { groupByPhase, type PhaseGroup } from '../group-by-phase.ts'
import { useSaveCalendarFile } from '../mutations.ts'
import { firstInvitedQuery, invitedQuizzesQuery } from '../queries.ts'
import { useMinutesWords } from '../time-words.ts'
import { TimeLeft } from './time-left.tsx'

const MANY = 20

/** As a participant: what they have begun, what is open, what comes, what is over. */
export function InvitedQuizzes() {
  const { t } = useTranslation('entering')
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  // None while only the first few are shown.
  const [page, setPage] = useState<number>()
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...(page ? invitedQuizzesQuery({ page, pageSize: MANY }) : firstInvitedQuery),
    // They open and end by themselves.
    refetchInterval: MINUTE_MS,
  })
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId} mb="sm">
        {t('invited.title')}
      </Title>
      {content()}
    </section>
  )

  function content(): ReactNode {
    if (error && !data) {
      return <LoadFailure title={t('invited.failed')} error={error} onRetry={() => refetch()} />
    }
    if (!data) return <Skeleton height={112} radius="lg" role="status" aria-label={t('invited.loading')} />
    if (data.total === 0) return <NotInvited />
    return (
      <>
        <Stack gap={20}>
          {groupByPhase(data.items).map((group) => (
            <InvitedGroup key={group.phase} {...group} heardAt={dataUpdatedAt} />
          ))}
        </Stack>
        {page && <Pager {...data} onPage={setPage} />}
        <OwnResultsLink isShown={data.items.some(({ finishedAt }) => finishedAt)} />
        {!page && data.total > data.items.length && (
          <Anchor component="button" type="button" mt="sm" onClick={showAll}>
            {t('invited.more', { count: data.total })}
          </Anchor>
        )}
      </>
    )
  }

  /** The button goes, and the focus would with it. */
  function showAll(): void {
    setPage(1)
    section.current?.focus({ preventScroll: true })
  }
}

/** Once there is one. */
function OwnResultsLink({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('entering')
  if (!isShown) return null
  return (
    <AnchorLink to="/dashboard/results" display="block" w="fit-content" mt="sm">
      {t('invited.ownResults')}
    </AnchorLink>
  )
}

function InvitedGroup({ phase, quizzes, heardAt }: PhaseGroup & { heardAt: number }) {
  const { t } = useTranslation('entering')
  const headingId = useId()
  return (
    <div>
      <Title
        order={3}
        id={headingId}
        mb="xs"
        ff="text"
        fz="xs"
        fw={600}
        c={phase === 'begun' || phase === 'open' ? 'var(--primary)' : 'dimmed'}
      >
        {t(`invited.phases.${phase}`)}
      </Title>
      <Lines labelledBy={headingId}>
        {quizzes.map((quiz) => (
          <InvitedQuizLine key={quiz.quizId} quiz={quiz} heardAt={heardAt} />
        ))}
      </Lines>
    </div>
  )
}

function NotInvited() {
  const { t } = useTranslation('entering')
  const { email } = useUser()
  return (
    <Card>
      <Group wrap="nowrap">
        <Box flex="none" lh={0}>
          <LetterPicture width={84} />
        </Box>
        <Text c="dimmed">{t('invited.sentence', { email })}</Text>
      </Group>
    </Card>
  )
}

/** Who asks what, and when, by the reader's own clock. */
function InvitedQuizLine({ quiz, heardAt }: { quiz: InvitedQuiz; heardAt: number }) {
  const { t } = useTranslation('entering')
  const minutesWords = useMinutesWords()
  const until = useWhen(quiz)
  const { quizId, title, language, phase, begun, creatorName: name, durationMinutes } = quiz
  const when = begun ? <TimeLeft begun={begun} heardAt={heardAt} /> : until
  return (
    <Line actions={actions()}>
      <AnchorLink to="/quiz/$quizId" params={{ quizId }} className="breakable" fw={600}>
        <span lang={language}>{title}</span>
      </AnchorLink>
      {when && (
        <Box className="breakable tabular" {...(phase === 'done' && { c: 'dimmed', fz: 'xs' })}>
          {when}
          {quiz.score && <Score score={quiz.score} />}
          {quiz.hasCertificate && (
            <Box component="strong" ms="xs" c="bright">
              {t('invited.certificate')}
            </Box>
          )}
        </Box>
      )}
      <Box className="breakable" c="dimmed" fz="xs">
        {durationMinutes > 0
          ? t('invited.byWithTime', { name, time: minutesWords(durationMinutes) })
          : t('invited.by', { name })}
        {quiz.attempts &&
          quiz.attempts.begun > 0 &&
          ` · ${t('invited.attempts', { count: quiz.attempts.begun, most: quiz.attempts.most })}`}
      </Box>
    </Line>
  )

  function actions(): ReactNode {
    if (phase === 'upcoming') return <CalendarIcon quizId={quizId} title={title} />
    if (!begun) return undefined
    return (
      <ButtonLink to="/quiz/$quizId" params={{ quizId }} aria-label={t('left.goOnWith', { title })}>
        {t('left.goOn')}
      </ButtonLink>
    )
  }
}

/** What came of it, as far as they may see it; no figure before all is graded, for it would be read as the score. */
function Score({ score: { scaled, isProvisional } }: { score: NonNullable<InvitedQuiz['score']> }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  if (isProvisional)
    return (
      <Box component="span" ms="xs" c="bright">
        {t('score.toGrade')}
      </Box>
    )
  return (
    <Box component="strong" ms="xs" c="bright">
      {t('score.final', { score: formatScore(locale, scaled) })}
    </Box>
  )
}

function useWhen({
  phase,
  startsAt,
  endsAt,
  completedAt,
  finishedAt,
  hasToChoose,
}: InvitedQuiz): string | undefined {
  const { t } = useTranslation('entering')
  const locale = useLocale()
  const now = useNow()
  const moment = (instant: string) => formatMoment(locale, instant, { timeZone: readerZone(), now })
  if (hasToChoose && endsAt && phase !== 'done') return t('invited.chooseUntil', { when: moment(endsAt) })
  if (phase === 'upcoming') return startsAt ? t('invited.opens', { when: moment(startsAt) }) : undefined
  if (phase === 'open') return endsAt ? t('invited.until', { when: moment(endsAt) }) : undefined
  if (finishedAt) return t('invited.handedIn', { when: moment(finishedAt) })
  const over = completedAt ?? endsAt
  return over ? t('invited.ended', { when: moment(over) }) : undefined
}

/** For a list, where there is one for each. */
function CalendarIcon(quiz: { quizId: string; title: string }) {
  const { t } = useTranslation('entering')
  const calendar = useSaveCalendarFile()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      loading={calendar.isPending}
      onClick={() => calendar.mutate(quiz)}
      title={t('lobby.calendar')}
      aria-label={t('lobby.calendarOf', { title: quiz.title })}
    >
      <IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  )
}
