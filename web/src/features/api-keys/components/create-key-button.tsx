import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { createApiKey } from '@probant/contract/api-keys/keys'
import type { ResponseOf } from '@probant/contract/endpoint'
import { IconKey } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { CreateKeyForm } from './create-key-form.tsx'
import { CreatedKey } from './created-key.tsx'

/** First what it is for, then the key itself, this once. */
export function CreateKeyButton({ signInAgain }: { signInAgain: ReactNode }) {
  const { t } = useTranslation('connections')
  const [isOpen, dialog] = useDisclosure(false)
  const [created, setCreated] = useState<ResponseOf<typeof createApiKey>>()
  const open = () => {
    setCreated(undefined)
    dialog.open()
  }
  const close = () => {
    dialog.close()
    setCreated(undefined)
  }
  return (
    <>
      <Button leftSection={<IconKey size={18} stroke={1.5} aria-hidden="true" />} onClick={open}>
        {t('keys.create')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        fills="phone"
        title={t(created ? 'keys.created' : 'keys.createTitle')}
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
    </>
  )
}
