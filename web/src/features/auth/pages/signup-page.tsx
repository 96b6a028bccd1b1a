import { Alert } from '@mantine/core'
import { safeReturnPath } from '@probant/contract/fields'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { AuthHeading } from '../components/auth-heading.tsx'
import { GoogleEntrance } from '../components/google-entrance.tsx'
import { InvitationNote } from '../components/invitation-note.tsx'
import { SignupForm } from '../components/signup-form.tsx'
import { siteQuery } from '../queries.ts'
import { leadsToInvitation } from '../return-to.ts'
import classes from './auth-pages.module.css'

const route = getRouteApi('/_account/signup')

export function SignupPage() {
  const { t } = useTranslation('auth')
  const { returnTo } = route.useSearch()
  const isInvited = leadsToInvitation(returnTo)
  const navigate = useNavigate()
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      <AuthHeading title={t('signup.title')} highlighted={t('signup.highlighted')}>
        {!isInvited && t('signup.sentence')}
      </AuthHeading>
      {isInvited && <InvitationNote returnTo={returnTo} other="login" />}
      {site?.setup === 'open' && (
        <Alert
          color="yellow"
          mb="lg"
          title={t('signup.firstAccount')}
          icon={<IconKey size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t('signup.firstAccountSentence')}
        </Alert>
      )}
      <GoogleEntrance returnTo={returnTo} />
      <SignupForm
        asksForSetupCode={site?.setup === 'code'}
        onSignedUp={() => navigate({ href: safeReturnPath(returnTo) })}
      />
      {!isInvited && (
        <p className={classes.foot}>
          {t('signup.hasAccount')}{' '}
          <AnchorLink to="/login" search={{ returnTo }}>
            {t('signup.logIn')}
          </AnchorLink>
        </p>
      )}
    </>
  )
}
