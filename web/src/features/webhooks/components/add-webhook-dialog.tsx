import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { useCreateWebhook } from '../mutations.ts'
import { SigningSecret } from './signing-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** First where to send what, then the secret, this once. */
export function AddWebhookDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('connections')
  const create = useCreateWebhook()
  const [secret, setSecret] = useState<string>()
  const close = () => {
    onClose()
    setSecret(undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      fills="phone"
      title={t(secret ? 'webhooks.secret.added' : 'webhooks.form.addTitle')}
      returnFocus={false}
      // A slip must not lose what is shown this once.
      closeOnEscape={!secret}
      closeOnClickOutside={!secret}
    >
      {secret ? (
        <SigningSecret secret={secret} onDone={close} />
      ) : (
        <WebhookForm
          submit={t('webhooks.form.add')}
          send={async (form) => setSecret((await create.mutateAsync(form)).secret)}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}
