import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface DeletionButtonProps {
  label: string
  title: string
  /** The form in the dialog that the button opens, and how it closes it. */
  children: (close: () => void) => ReactNode
}

/** Deletes nothing by itself: it opens the dialog in which that is asked for. */
export function DeletionButton({ label, title, children }: DeletionButtonProps) {
  const { t } = useTranslation()
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="outline" color="red" onClick={dialog.open}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={title}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
      >
        {children(dialog.close)}
      </Modal>
    </>
  )
}
