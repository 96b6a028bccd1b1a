import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { INVITATION_MESSAGE_MAX } from '@probant/contract/limits'
import { IconMessagePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isUnaddressed } from '#web/components/people/people.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { Inviting } from '../../use-inviting.ts'

interface WayOfInvitingProps {
  inviting: Inviting
  /** Nobody has proved yet whose address the account has: what it invites is handed out. */
  mayMail: boolean
  /** Mails are kept for the administrator otherwise. */
  deliversMail: boolean
}

/** By mail, with some words of one's own, or by hand. */
export function WayOfInviting({ inviting, mayMail, deliversMail }: WayOfInvitingProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const { byHand, message } = inviting
  const unaddressed = inviting.people.people.filter(isUnaddressed).length
  return (
    <Stack gap={14}>
      {unaddressed > 0 && !byHand && (
        <Text c="dimmed" role="status">
          {t('handing.byHand.names', { count: unaddressed, formatted: formatNumber(locale, unaddressed) })}
        </Text>
      )}
      <Checkbox
        label={t('handing.byHand.label')}
        description={t(
          mayMail
            ? deliversMail
              ? 'handing.byHand.hint'
              : 'handing.byHand.undelivered'
            : 'handing.byHand.unverified',
        )}
        checked={byHand}
        disabled={!mayMail}
        onChange={(event) => inviting.setByHand(event.currentTarget.checked)}
      />
      {!byHand && message === undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          leftSection={<IconMessagePlus size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => inviting.setMessage('')}
        >
          {t('handing.message.add')}
        </Button>
      )}
      {!byHand && message !== undefined && (
        <Textarea
          label={t('handing.message.label')}
          description={t('handing.message.hint')}
          placeholder={t('handing.message.placeholder')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={INVITATION_MESSAGE_MAX}
          dir="auto"
          autoFocus
          value={message}
          onChange={(event) => inviting.setMessage(event.currentTarget.value)}
        />
      )}
    </Stack>
  )
}
