import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { MyInvitations } from '#web/features/organizations/components/my-invitations.tsx'
import { myInvitationsQuery } from '#web/features/organizations/queries.ts'
import { UsageSummary } from '#web/features/usage/components/usage-summary.tsx'
import { useUser } from '#web/lib/session.ts'
import { partOfDay } from '../part-of-day.ts'
import classes from './dashboard-page.module.css'

export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const { username, email, isEmailVerified } = useUser()
  const { data: invitations } = useQuery(myInvitationsQuery)
  const isInvited = Boolean(invitations?.length)
  const name = '\u0000'
  const [before, after] = t(`greeting.${partOfDay(new Date())}`, { name }).split(name)
  return (
    <>
      <VerificationBanner />
      <PageHeader title={t('title')} sentence={isEmailVerified && !isInvited ? t('today') : undefined}>
        {before}
        <Highlighted>{username}</Highlighted>
        {after}
      </PageHeader>
      {invitations && isInvited && <MyInvitations invitations={invitations} />}
      <div className={classes.columns}>
        <section aria-labelledby="mine">
          <Title order={2} size="h3" id="mine" mb="sm">
            {t('mine.title')}
          </Title>
          <Card>
            <EmptyState
              order={3}
              picture={<AnsweredSheetPicture />}
              title={t('mine.empty')}
              sentence={t('mine.sentence')}
              action={
                <ButtonLink to="/demo/create-quiz" variant="default">
                  {t('mine.action')}
                </ButtonLink>
              }
            />
          </Card>
        </section>
        <div className={classes.side}>
          <section aria-labelledby="invited">
            <Title order={2} size="h3" id="invited" mb="sm">
              {t('invited.title')}
            </Title>
            <Card>
              <div className={classes.note}>
                <LetterPicture />
                <p>{t('invited.sentence', { email })}</p>
              </div>
            </Card>
          </section>
          <UsageSummary />
        </div>
      </div>
    </>
  )
}
