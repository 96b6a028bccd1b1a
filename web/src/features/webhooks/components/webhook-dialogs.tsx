import { Button, Stack, Text } from '@mantine/core'
import { FORMER_SECRET_HOURS, type Webhook } from '@probant/contract/webhooks/webhooks'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeWebhook, useDeleteWebhook, useRenewWebhookSecret } from '../mutations.ts'
import { SigningSecret } from './signing-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'

interface WebhookDialogProps {
  webhook: Webhook
  isOpen: boolean
  onClose: () => void
}

export function ChangeDialog({ webhook, isOpen, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('connections')
  const change = useChangeWebhook(webhook.id)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} fills="phone" title={t('webhooks.form.changeTitle')}>
      <WebhookForm
        webhook={webhook}
        submit={t('webhooks.form.change')}
        send={async (form) => {
          await change.mutateAsync(form)
          toast.success(t('webhooks.form.changed'))
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}

/** First what becomes of the one there is, then the new one, this once. */
export function RenewalDialog({ webhook, isOpen, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('connections')
  const renew = useRenewWebhookSecret(webhook.id)
  const secret = renew.data?.secret
  const close = () => {
    onClose()
    renew.reset()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      fills="phone"
      title={t(secret ? 'webhooks.secret.renewed' : 'webhooks.secret.renewTitle')}
      // A slip must not lose what is shown this once.
      closeOnEscape={!secret}
      closeOnClickOutside={!secret}
    >
      {secret ? (
        <SigningSecret secret={secret} onDone={close} />
      ) : (
        <Stack>
          <FormerSecret webhook={webhook} />
          <FormFooter onCancel={close}>
            <Button loading={renew.isPending} onClick={() => renew.mutate()}>
              {t('webhooks.secret.renew')}
            </Button>
          </FormFooter>
        </Stack>
      )}
    </Dialog>
  )
}

function FormerSecret({ webhook: { formerSecretUntil } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  return (
    <>
      <Text>{t('webhooks.secret.renewSentence', { count: FORMER_SECRET_HOURS })}</Text>
      {formerSecretUntil && (
        <Text>{t('webhooks.secret.renewAgain', { when: formatDateTime(locale, formerSecretUntil) })}</Text>
      )}
    </>
  )
}

interface DeletionDialogProps extends WebhookDialogProps {
  /** It is deleted, or was before. */
  onDone: () => void
}

export function DeletionDialog({ webhook, isOpen, onClose, onDone }: DeletionDialogProps) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  const deletion = useDeleteWebhook(webhook.id)
  const { address, waitingCount: count } = webhook
  const confirm = async () => {
    onDone()
    // Awaited here, not told by the mutation: the row may be gone by then, and would say nothing.
    await deletion.mutateAsync().then(() => toast.success(t('webhooks.deletion.deleted')), alreadyTold)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('webhooks.deletion.title')}
      confirm={t('webhooks.deletion.confirm')}
      isDangerous
      isPending={deletion.isPending}
      onConfirm={() => void confirm()}
    >
      <span className="breakable">{t('webhooks.deletion.sentence', { address })}</span>
      {count > 0 && ` ${t('webhooks.deletion.waiting', { count, formatted: formatNumber(locale, count) })}`}
    </ConfirmDialog>
  )
}
