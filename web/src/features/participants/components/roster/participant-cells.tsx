import { Badge, Box, Button, Flex, Stack } from '@mantine/core'
import type { Participant, ParticipantStatus } from '@probant/contract/participants/participant'
import {
  IconAlertTriangle,
  IconCalendarTime,
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
import { formatSpan } from '#web/lib/day-and-time.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
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
    <Stack gap={0} miw={0}>
      <Box component="span" className="breakable" fw={600}>
        {person}
      </Box>
      {email && email !== person && (
        <Box component="span" className="breakable" c="dimmed" fz="xs">
          <EmailAddress>{email}</EmailAddress>
        </Box>
      )}
      {participant.givenEmail && (
        <Box component="span" className="breakable" c="dimmed" fz="xs">
          <UnconfirmedEmail>{participant.givenEmail}</UnconfirmedEmail>
        </Box>
      )}
      <Arranged participant={participant} />
    </Stack>
  )
}

/** Anybody may have typed it. */
function UnconfirmedEmail({ children: email }: { children: string }) {
  const { t } = useTranslation('participants')
  return t('openLink.unconfirmed', { email })
}

function Arranged({
  participant: { accommodation, source, attempt, window, choice },
}: {
  participant: Participant
}) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const { extraTime, exemptions } = accommodation
  if (!extraTime && exemptions.length === 0 && source === 'invited' && attempt < 2 && !window) return null
  return (
    <Flex component="span" gap="2px 12px" wrap="wrap" mt={2}>
      {window && (
        <span className={classes.mark}>
          <IconCalendarTime size={14} stroke={1.75} aria-hidden="true" />
          {t(markOf(choice), { when: formatSpan(locale, window.opensAt, window.closesAt, readerZone()) })}
        </span>
      )}
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
      {attempt > 1 && <span className={classes.mark}>{t('marks.attempt', { number: attempt })}</span>}
      {source === 'shared' && <span className={classes.mark}>{t('marks.shared')}</span>}
      {source === 'open' && <span className={classes.mark}>{t('openLink.mark')}</span>}
      {source === 'room' && <span className={classes.mark}>{t('handing.room.mark')}</span>}
    </Flex>
  )
}

/** Whether they have chosen, where they may. */
function markOf(choice: Participant['choice']) {
  if (!choice) return 'ownTime.mark'
  return choice.chosenAt ? 'ownTime.chosen' : 'ownTime.toChoose'
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
    <Stack gap={0} miw={0}>
      <time dateTime={at} title={formatDateTime(locale, at)}>
        {t(`moments.${kind}`, { when: ago(at) })}
      </time>
      {remindedAt && (
        <Box
          dateTime={remindedAt}
          title={formatDateTime(locale, remindedAt)}
          component="time"
          className="breakable"
          c="dimmed"
          fz="xs"
        >
          {t('moments.reminded', { when: ago(remindedAt) })}
        </Box>
      )}
    </Stack>
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
  if (mailing === 'waiting')
    return (
      <Box component="span" c="dimmed" fz="xs">
        {t('mail.waiting')}
      </Box>
    )
  const isKept = mailing === 'kept' && deliversMail
  if (mailing !== 'failed' && !isKept) return null
  return (
    <Stack gap={4} align="flex-start" mt={6} fz="xs">
      <Flex component="span" gap={5} align="center" display="inline-flex" c="var(--warning)" fw={560}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        {t(isKept ? 'mail.kept' : 'mail.failed')}
      </Flex>
      {mailError && (
        <Box component="span" className="breakable" maw="34ch" c="dimmed">
          {mailError}
        </Box>
      )}
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
    </Stack>
  )
}
