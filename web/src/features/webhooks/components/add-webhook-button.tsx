import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { useCreateWebhook } from '../mutations.ts'
import { SigningSecret } from './signing-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** First where to send what, then the secret, this once. */
export function AddWebhookButton() {
  const { t } = useTranslation('connections')
  const create = useCreateWebhook()
  const [isOpen, dialog] = useDisclosure(false)
  const [secret, setSecret] = useState<string>()
  const open = () => {
    setSecret(undefined)
    dialog.open()
  }
  const close = () => {
    dialog.close()
    setSecret(undefined)
  }
  return (
    <>
      <Button leftSection={<IconWebhook size={18} stroke={1.5} aria-hidden="true" />} onClick={open}>
        {t('webhooks.add')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        fills="phone"
        title={t(secret ? 'webhooks.secret.added' : 'webhooks.form.addTitle')}
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
    </>
  )
}
