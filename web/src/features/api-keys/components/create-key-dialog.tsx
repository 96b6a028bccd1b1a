import type { createApiKey } from '@probant/contract/api-keys/keys'
import type { ResponseOf } from '@probant/contract/endpoint'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { CreateKeyForm } from './create-key-form.tsx'
import { CreatedKey } from './created-key.tsx'

interface CreateKeyDialogProps {
  isOpen: boolean
  onClose: () => void
  signInAgain: ReactNode
}

/** First what it is for, then the key itself, this once. */
export function CreateKeyDialog({ isOpen, onClose, signInAgain }: CreateKeyDialogProps) {
  const { t } = useTranslation('connections')
  const [created, setCreated] = useState<ResponseOf<typeof createApiKey>>()
  const close = () => {
    onClose()
    setCreated(undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      fills="phone"
      title={t(created ? 'keys.created' : 'keys.createTitle')}
      returnFocus={false}
      // A slip must not lose what is shown this once.
      closeOnEscape={!created}
      closeOnClickOutside={!created}
    >
      {created ? (
        <CreatedKey created={created} onDone={close} />
      ) : (
        <CreateKeyForm signInAgain={signInAgain} onCreated={setCreated} onCancel={close} />
      )}
    </Dialog>
  )
}
