import { Stack } from '@mantine/core'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { ResultOverview } from '@probant/contract/results/overview'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Highlighted, MarkedSentence } from '#web/components/brand/highlighted.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { MyInvitations } from '#web/features/organizations/components/my-invitations.tsx'
import { myInvitationsQuery } from '#web/features/organizations/queries.ts'
import { InvitedQuizzes } from '#web/features/participants/entering/components/invited-quizzes.tsx'
import { firstInvitedQuery } from '#web/features/participants/entering/queries.ts'
import { CreateQuizButton } from '#web/features/quizzes/components/create-quiz-button.tsx'
import { resultOverviewQuery } from '#web/features/results/queries.ts'
import { UsageSummary } from '#web/features/usage/components/usage-summary.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { formatNumber } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useUser } from '#web/lib/session.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { isNewcomer, isOnTheWay } from '../first-steps.ts'
import { attentionOf } from '../urgency.ts'
import { MyQuizzes, useMyQuizzes } from './my-quizzes.tsx'

export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const { isEmailVerified, username } = useUser()
  const { data: invitations } = useQuery(myInvitationsQuery)
  const mine = useMyQuizzes()
  const { data: graded } = useQuery(resultOverviewQuery(useWorkspaceRef()))
  const isInvited = Boolean(invitations?.length)
  const { data: invited } = useQuery(firstInvitedQuery)
  // Whoever is here to take quizzes, or has a clock running, finds them first, and their own after that.
  const hasBegun = invited?.items.some(({ begun }) => begun)
  const isHereToTake = Boolean(invited?.total && mine.overview.data && isNewcomer(mine.overview.data))
  const takesPart = hasBegun || isHereToTake
  const name = '\u0000'
  const [before, after] = t(`greeting.${partOfDay(new Date())}`, { name }).split(name)
  return (
    <>
      <VerificationBanner />
      <PageHeader title={t('title')} sentence={attention()} actions={creation()}>
        {before}
        <Highlighted>{username}</Highlighted>
        {after}
      </PageHeader>
      {invitations && isInvited && <MyInvitations invitations={invitations} />}
      <SideBySide of="minmax(0, 3fr) minmax(0, 2fr)" from="lg" gap="40px 32px">
        {takesPart ? <InvitedQuizzes /> : <MyQuizzes mine={mine} />}
        <Stack gap={40} miw={0}>
          {takesPart ? <MyQuizzes mine={mine} /> : <InvitedQuizzes />}
          <UsageSummary />
        </Stack>
      </SideBySide>
    </>
  )

  function attention(): ReactNode {
    const overview = mine.overview.data
    if (!overview || isNewcomer(overview)) return undefined
    // Where something else asks for it, nobody is told that nothing does.
    if (!overview.urgent && !graded?.ungradedIn && (isInvited || !isEmailVerified)) return undefined
    return <AttentionSentence overview={overview} toGrade={graded} />
  }

  /** A newcomer finds it among the first steps; who is one is known only then. */
  function creation(): ReactNode {
    const { data: overview, isPending } = mine.overview
    if (isPending || (overview && isNewcomer(overview))) return undefined
    return <CreateQuizButton isSecond={overview && isOnTheWay(overview)} />
  }
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** What needs attention today, in a sentence or two under the greeting. */
function AttentionSentence({
  overview,
  toGrade,
}: {
  overview: QuizOverview
  toGrade: ResultOverview | undefined
}) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const now = useNow()
  const attention = attentionOf(overview, now)
  if (attention.kind === 'nothing') return toGrade?.ungradedIn ? <ToGrade {...toGrade} /> : t('today')

  const { first } = attention
  const moment = (instant: string | null) =>
    instant ? formatMoment(locale, instant, { timeZone: readerZone(), now }) : undefined
  return (
    <>
      <MarkedSentence sentence={sentence} values={{ title: first.title }} />
      {attention.kind !== 'next' && attention.count === 1 && ` ${people()}`}{' '}
      {toGrade && <ToGrade {...toGrade} />}
    </>
  )

  function sentence({ title }: { title: string }): string {
    if (attention.kind === 'nothing') return ''
    if (attention.kind === 'next') return t('attention.next', { title, when: moment(first.startsAt) })
    const { count } = attention
    if (attention.kind === 'endingSoon')
      return t('attention.endingSoon', { title, count, minutes: attention.minutes })
    const when = moment(first.endsAt)
    return when ? t('attention.open', { title, count, when }) : t('attention.openEndless', { title, count })
  }

  function people(): string {
    if (first.participantCount === 0) return t('attention.nobody')
    return t('attention.begun', {
      count: first.submissionCount,
      begun: formatNumber(locale, first.submissionCount),
      invited: formatNumber(locale, first.participantCount),
    })
  }
}

/** The way to where most of it waits. */
function ToGrade({ ungradedIn, ungradedCount }: Pick<ResultOverview, 'ungradedIn' | 'ungradedCount'>) {
  const { t } = useTranslation('dashboard')
  if (!ungradedIn) return null
  return (
    <AnchorLink to="/dashboard/view/$quizId/grading" params={{ quizId: ungradedIn }}>
      {t('results.toGrade', { count: ungradedCount })}
    </AnchorLink>
  )
}
