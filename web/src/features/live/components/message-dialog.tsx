import { Box, Flex, Text, Textarea, Title } from '@mantine/core'
import { MESSAGE_MAX } from '@probant/contract/limits'
import { sendMessage } from '@probant/contract/live/messages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { toast } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSendMessage } from '../mutations.ts'
import { messagesQuery } from '../queries.ts'
import {
  type Addressee,
  AddresseeDialog,
  type AddresseeDialogProps,
  AddresseeForm,
} from './addressee-dialog.tsx'

/** A few words to one who is at work, or to all; and what was said before. */
export function MessageDialog({ quizId, to, onClose }: AddresseeDialogProps) {
  const { t } = useTranslation('results')
  return (
    <AddresseeDialog
      to={to}
      onClose={onClose}
      title={({ participantId, name }) =>
        participantId ? t('live.message.toOne', { name }) : t('live.message.toAll')
      }
    >
      {(shown) => (
        <>
          <MessageForm key={shown.participantId} quizId={quizId} to={shown} onClose={onClose} />
          <History quizId={quizId} participantId={shown.participantId} />
        </>
      )}
    </AddresseeDialog>
  )
}

function MessageForm({ quizId, to, onClose }: AddresseeDialogProps & { to: Addressee }) {
  const { t } = useTranslation('results')
  const send = useSendMessage(quizId)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: sendMessage.schema.body,
    initialValues: { text: '' },
    filled: { participantId: to.participantId },
  })
  const submit = onSubmit(async ({ text }) => {
    await send.mutateAsync({ participantId: to.participantId, text })
    toast.success(
      t(to.participantId ? 'live.message.sentToOne' : 'live.message.sentToAll', { name: to.name }),
    )
    onClose()
  })
  return (
    <AddresseeForm
      onSubmit={submit}
      alert={alert}
      isSending={isSending}
      send={t('live.message.send')}
      onClose={onClose}
    >
      <Textarea
        label={t('live.message.text')}
        description={t('live.message.hint', { count: MESSAGE_MAX })}
        autosize
        minRows={3}
        maxLength={MESSAGE_MAX}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </AddresseeForm>
  )
}

/** What all were told; where it is about one of them, what they were. */
function History({ quizId, participantId }: { quizId: string; participantId: string | null }) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const now = useNow()
  const { data = [] } = useQuery(messagesQuery(quizId))
  const told = data.filter(({ to }) => !participantId || !to || to.participantId === participantId)
  if (told.length === 0) return null
  return (
    <Box component="section" mt="lg" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
      <Title order={3} size="h5" mb="xs">
        {t('live.message.history')}
      </Title>
      <Flex
        component="ol"
        className="plain"
        direction="column"
        gap="sm"
        mah={240}
        style={{ overflow: 'auto' }}
      >
        {told.map(({ id, to, text, sentAt }) => (
          <li key={id}>
            <Box component="p" m={0} style={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </Box>
            <Text c="dimmed" size="xs">
              {to ? to.name : t('live.message.all')},{' '}
              <time dateTime={sentAt}>{formatMoment(locale, sentAt, { timeZone: readerZone(), now })}</time>
            </Text>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
