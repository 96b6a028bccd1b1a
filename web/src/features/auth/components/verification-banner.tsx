import { Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useResendVerification } from '../mutations.ts'
import { siteQuery } from '../queries.ts'
import classes from './verification-banner.module.css'

/** Reminds those whose address is not confirmed yet; nothing for all others. */
export function VerificationBanner() {
  const { t } = useTranslation(['auth', 'common'])
  const { email, isEmailVerified, isAdmin } = useUser()
  const { data: site } = useQuery({ ...siteQuery, enabled: !isEmailVerified })
  const resend = useResendVerification()
  // Where the link is to be found depends on whether mail is sent at all.
  if (isEmailVerified || !site) return null
  const isKept = !site.deliversMail
  const sentence = isAdmin ? 'banner.keptByYou' : 'banner.kept'

  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ email }) => toast.success(t(isKept ? 'banner.resentKept' : 'banner.resent', { email })),
    })
  return (
    <section className={classes.banner} aria-label={t('verify.title')}>
      <IconMailCheck size={22} stroke={1.5} aria-hidden="true" />
      <p>{t(isKept ? sentence : 'banner.sentence', { email })}</p>
      {isKept && isAdmin && (
        <ButtonLink to="/admin/mails" search={{ search: email }} variant="default" size="xs">
          {t('common:openOutbox')}
        </ButtonLink>
      )}
      <Button variant="default" size="xs" loading={resend.isPending} onClick={send}>
        {t(isKept ? 'banner.renew' : 'banner.resend')}
      </Button>
    </section>
  )
}
