import { Button } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './mail-notice.module.css'
import type { ParticipantDeeds } from './use-participant-deeds.tsx'

interface MailNoticeProps {
  participant: Participant
  /** Where none is sent at all, that is said once for all of them. */
  deliversMail: boolean
  deeds: ParticipantDeeds
}

/** Where somebody's mail is, if that matters: whoever has come in has no need of it. */
export function MailNotice({ participant, deliversMail, deeds }: MailNoticeProps) {
  const { t } = useTranslation('participants')
  const { id, mailing, mailError, status, can } = participant
  if (status !== 'invited') return null
  if (mailing === 'waiting') return <span className={classes.soft}>{t('mail.waiting')}</span>
  const isKept = mailing === 'kept' && deliversMail
  if (mailing !== 'failed' && !isKept) return null
  return (
    <div className={classes.failed}>
      <span className={classes.head}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        {t(isKept ? 'mail.kept' : 'mail.failed')}
      </span>
      {mailError && <span className={classes.reason}>{mailError}</span>}
      {can.resend && (
        <Button
          size="compact-xs"
          variant="default"
          loading={deeds.isResending(id)}
          aria-label={t('mail.resendTo', { email: participant.email })}
          onClick={() => deeds.resend(participant)}
        >
          {t('mail.resend')}
        </Button>
      )}
    </div>
  )
}
