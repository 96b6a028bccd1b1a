import { Badge, Button } from '@mantine/core'
import type { Participant, ParticipantStatus } from '@probant/contract/participants/participant'
import {
  IconAlertTriangle,
  IconCheck,
  IconClockPlus,
  IconHandStop,
  IconMail,
  IconMailOpened,
  IconPencil,
  IconShieldOff,
  IconUserOff,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { usePersonWords } from '../../use-person-words.ts'
import classes from './participant-cells.module.css'
import { lastMomentOf } from './progress.ts'
import type { ParticipantActions } from './use-participant-actions.tsx'

/** Who it is, and what was arranged for them. */
export function Person({ participant }: { participant: Participant }) {
  const person = usePersonWords()(participant)
  const { email } = participant
  return (
    <div className={classes.person}>
      <span className={classes.name}>{person}</span>
      {email && email !== person && (
        <span className={classes.email}>
          <EmailAddress>{email}</EmailAddress>
        </span>
      )}
      <Arranged participant={participant} />
    </div>
  )
}

function Arranged({ participant: { accommodation, source } }: { participant: Participant }) {
  const { t } = useTranslation(['participants', 'handing'])
  const { extraTime, exemptions } = accommodation
  if (!extraTime && exemptions.length === 0 && source === 'invited') return null
  return (
    <span className={classes.marks}>
      {extraTime && (
        <span className={classes.mark}>
          <IconClockPlus size={14} stroke={1.75} aria-hidden="true" />
          {t(`marks.${extraTime.unit}`, { value: extraTime.value })}
        </span>
      )}
      {exemptions.length > 0 && (
        <span className={classes.mark}>
          <IconShieldOff size={14} stroke={1.75} aria-hidden="true" />
          {t('marks.exempt', { count: exemptions.length })}
        </span>
      )}
      {source === 'shared' && <span className={classes.mark}>{t('marks.shared')}</span>}
      {source === 'room' && <span className={classes.mark}>{t('handing:room.mark')}</span>}
    </span>
  )
}

/** How far somebody is. */
export function ParticipantBadge({ status }: { status: ParticipantStatus }) {
  const { t } = useTranslation('participants')
  const { color, icon: Icon } = STATUS_LOOKS[status]
  return (
    <Badge color={color} miw="max-content" leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`statuses.${status}`)}
    </Badge>
  )
}

/** A shape for each, since a colour never carries a meaning alone; green and red are kept for right and wrong. */
export const STATUS_LOOKS = {
  invited: { color: 'gray', icon: IconMail },
  opened: { color: 'gray', icon: IconMailOpened },
  started: { color: 'ink', icon: IconPencil },
  finished: { color: 'gray', icon: IconCheck },
  terminated: { color: 'yellow', icon: IconHandStop },
  absent: { color: 'gray', icon: IconUserOff },
} as const satisfies Record<ParticipantStatus, object>

/** The last step somebody took, as long ago as it is; the exact time is there for whoever points at it. */
export function LastStep({ participant }: { participant: Participant }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const now = useNow()
  const { kind, at, remindedAt } = lastMomentOf(participant)
  const ago = (instant: string) => formatAgo(locale, instant, now)
  return (
    <div className={classes.person}>
      <time dateTime={at} title={formatDateTime(locale, at)}>
        {t(`moments.${kind}`, { when: ago(at) })}
      </time>
      {remindedAt && (
        <time dateTime={remindedAt} title={formatDateTime(locale, remindedAt)} className={classes.email}>
          {t('moments.reminded', { when: ago(remindedAt) })}
        </time>
      )}
    </div>
  )
}

interface MailNoticeProps {
  participant: Participant
  /** Where none is sent at all, that is said once for all of them. */
  deliversMail: boolean
  actions: ParticipantActions
}

/** Where somebody's mail is, if that matters: whoever has come in has no need of it. */
export function MailNotice({ participant, deliversMail, actions }: MailNoticeProps) {
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
          loading={actions.isResending(id)}
          aria-label={t('mail.resendTo', { email: participant.email })}
          onClick={() => actions.resend(participant)}
        >
          {t('mail.resend')}
        </Button>
      )}
    </div>
  )
}
