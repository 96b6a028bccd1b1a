import { safeReturnPath } from '@probant/contract/fields'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { AuthHeading } from '../components/auth-heading.tsx'
import { GoogleEntrance } from '../components/google-entrance.tsx'
import { InvitationNote } from '../components/invitation-note.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { leadsToInvitation, quizAhead } from '../return-to.ts'
import classes from './auth-pages.module.css'

const route = getRouteApi('/_account/login/')

export function LoginPage() {
  const { t } = useTranslation('auth')
  const { returnTo } = route.useSearch()
  const isInvited = leadsToInvitation(returnTo)
  const quizId = quizAhead(returnTo)
  const navigate = useNavigate()
  return (
    <>
      <AuthHeading title={t('login.title')} highlighted={t('login.highlighted')}>
        {!isInvited && t('login.sentence')}
      </AuthHeading>
      {isInvited && <InvitationNote returnTo={returnTo} other="signup" />}
      <GoogleEntrance returnTo={returnTo} />
      <LoginForm onLoggedIn={() => navigate({ href: safeReturnPath(returnTo) })} />
      {!isInvited && (
        <p className={classes.foot}>
          {t('login.noAccount')}{' '}
          <AnchorLink to="/signup" search={{ returnTo }}>
            {t('login.signUp')}
          </AnchorLink>
        </p>
      )}
      {quizId && (
        <p className={classes.aside}>
          {t('login.invitedByMail')}{' '}
          <AnchorLink to="/invitation" search={{ quiz: quizId }}>
            {t('login.sendLink')}
          </AnchorLink>
        </p>
      )}
    </>
  )
}
