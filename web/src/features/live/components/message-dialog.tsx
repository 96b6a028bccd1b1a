import { Button, Group, Modal, Textarea } from '@mantine/core'
import { MESSAGE_MAX } from '@probant/contract/limits'
import { sendMessage } from '@probant/contract/live/messages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatted } from '#web/lib/format.ts'
import { useLast } from '#web/lib/use-last.ts'
import { useSendMessage } from '../mutations.ts'
import { messagesQuery } from '../queries.ts'
import classes from './dialogs.module.css'

/** One of them, or all. */
export type Addressee = { participantId: string | null; name: string }

interface DialogProps {
  quizId: string
  /** Closed where there is nobody. */
  to: Addressee | undefined
  onClose: () => void
}

/** A few words to one who is at work, or to all; and what was said before. */
export function MessageDialog({ quizId, to, onClose }: DialogProps) {
  const { t } = useTranslation(['live', 'common'])
  const shown = useLast(to)
  return (
    <Modal
      opened={to !== undefined}
      onClose={onClose}
      title={shown?.participantId ? t('message.toOne', { name: shown.name }) : t('message.toAll')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {shown && <MessageForm key={shown.participantId} quizId={quizId} to={shown} onClose={onClose} />}
      {shown && <History quizId={quizId} participantId={shown.participantId} />}
    </Modal>
  )
}

function MessageForm({ quizId, to, onClose }: DialogProps & { to: Addressee }) {
  const { t } = useTranslation(['live', 'common'])
  const send = useSendMessage(quizId)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: sendMessage.schema.body,
    initialValues: { text: '' },
    filled: { participantId: to.participantId },
  })
  const submit = onSubmit(async ({ text }) => {
    await send.mutateAsync({ participantId: to.participantId, text })
    toast.success(t(to.participantId ? 'message.sentToOne' : 'message.sentToAll', { name: to.name }))
    onClose()
  })
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Textarea
        label={t('message.text')}
        description={t('message.hint', { count: MESSAGE_MAX })}
        autosize
        minRows={3}
        maxLength={MESSAGE_MAX}
        data-autofocus
        {...form.getInputProps('text')}
      />
      <FormAlert>{alert}</FormAlert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('message.send')}
        </Button>
      </Group>
    </form>
  )
}

/** What all were told; where it is about one of them, what they were. */
function History({ quizId, participantId }: { quizId: string; participantId: string | null }) {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { data = [] } = useQuery(messagesQuery(quizId))
  const told = data.filter(({ to }) => !participantId || !to || to.participantId === participantId)
  if (told.length === 0) return null
  return (
    <section className={classes.history}>
      <h3>{t('message.history')}</h3>
      <ol>
        {told.map(({ id, to, text, sentAt }) => (
          <li key={id}>
            <p className={classes.text}>{text}</p>
            <p className={classes.soft}>
              {to ? to.name : t('message.all')},{' '}
              <time dateTime={sentAt}>{formatted(locale, sentAt, { timeStyle: 'short' })}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
