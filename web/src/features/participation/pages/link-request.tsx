import { Anchor } from '@mantine/core'
import { requestInvitationLink } from '@probant/contract/participants/entering'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { AuthHeading } from '#web/features/auth/components/auth-heading.tsx'
import { CheckedEmailForm } from '#web/features/auth/components/checked-email-form.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { useOptionalUser } from '#web/lib/session.ts'
import { useRequestInvitationLink } from '../mutations.ts'
import classes from './entrance.module.css'

/** For whoever was invited and has lost the mail; the link goes to the invited address only. */
export function LinkRequest({ quizId }: { quizId: string }) {
  const { t } = useTranslation('participation')
  const asking = useRequestInvitationLink()
  const isSignedIn = useOptionalUser() !== undefined
  return (
    <>
      {asking.data ? (
        <LinkOnItsWay email={asking.data.email} />
      ) : (
        <>
          <AuthHeading title={t('request.title')} highlighted={t('request.highlighted')}>
            {t('request.sentence')}
          </AuthHeading>
          <CheckedEmailForm
            action="quiz_entrance"
            schema={requestInvitationLink.schema.body}
            filled={{ quizId }}
            submit={t('request.submit')}
            send={(values) => asking.mutateAsync({ ...values, quizId })}
          />
        </>
      )}
      {asking.data && (
        <p className={classes.foot}>
          <Anchor component="button" type="button" onClick={asking.reset}>
            {t('request.otherAddress')}
          </Anchor>
        </p>
      )}
      {!asking.data && !isSignedIn && (
        <p className={classes.foot}>
          <AnchorLink to="/login" search={{ returnTo: `/quiz/${quizId}` }}>
            {t('request.logIn')}
          </AnchorLink>
        </p>
      )}
    </>
  )
}

/** Says the same whether or not the address is invited. */
function LinkOnItsWay({ email }: { email: string }) {
  const { t } = useTranslation('participation')
  const { data: site } = useQuery(siteQuery)
  return (
    <div role="status">
      <LetterPicture />
      {site?.deliversMail === false ? (
        <AuthHeading title={t('request.keptTitle')}>{t('request.kept', { email })}</AuthHeading>
      ) : (
        <AuthHeading title={t('request.sent')}>{t('request.sentSentence', { email })}</AuthHeading>
      )}
    </div>
  )
}
