import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { MyInvitations } from '#web/features/organizations/components/my-invitations.tsx'
import { myInvitationsQuery } from '#web/features/organizations/queries.ts'
import { InvitedQuizzes } from '#web/features/participation/components/invited-quizzes.tsx'
import { firstInvitedQuery } from '#web/features/participation/queries.ts'
import { CreateQuizButton } from '#web/features/quizzes/components/actions/create-quiz-button.tsx'
import { UsageSummary } from '#web/features/usage/components/usage-summary.tsx'
import { useUser } from '#web/lib/session.ts'
import { AttentionSentence } from '../components/attention-sentence.tsx'
import { isNewcomer } from '../first-steps.ts'
import { partOfDay } from '../part-of-day.ts'
import classes from './dashboard-page.module.css'
import { MyQuizzes } from './my-quizzes.tsx'
import { useMyQuizzes } from './use-my-quizzes.ts'

export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const { isEmailVerified, username } = useUser()
  const { data: invitations } = useQuery(myInvitationsQuery)
  const mine = useMyQuizzes()
  const isInvited = Boolean(invitations?.length)
  const { data: invited } = useQuery(firstInvitedQuery)
  // Whoever is here to take quizzes finds them first, and how to make one after that.
  const takesPart = Boolean(invited?.total && mine.overview.data && isNewcomer(mine.overview.data))
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
      <div className={classes.columns}>
        {takesPart ? <InvitedQuizzes /> : <MyQuizzes mine={mine} />}
        <div className={classes.stack}>
          {takesPart ? <MyQuizzes mine={mine} /> : <InvitedQuizzes />}
          <UsageSummary />
        </div>
      </div>
    </>
  )

  function attention(): ReactNode {
    const overview = mine.overview.data
    if (!overview || isNewcomer(overview)) return undefined
    // Where something else asks for it, nobody is told that nothing does.
    if (!overview.urgent && (isInvited || !isEmailVerified)) return undefined
    return <AttentionSentence overview={overview} />
  }

  /** A newcomer finds it among the first steps; who is one is known only then. */
  function creation(): ReactNode {
    const { data: overview, isPending } = mine.overview
    return isPending || (overview && isNewcomer(overview)) ? undefined : <CreateQuizButton />
  }
}
