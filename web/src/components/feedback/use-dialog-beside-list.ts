import { useDisclosure } from '@mantine/hooks'
import { useRef } from 'react'

/**
 * A dialog that adds to a list. The button that opens it stands in another place once the list has its first entry, and
 * is another one then; so the dialog is drawn beside the list, and the focus goes back to whichever button is there.
 */
export function useDialogBesideList() {
  const [isOpen, { open, close }] = useDisclosure(false)
  const ref = useRef<HTMLButtonElement>(null)
  const onClose = () => {
    close()
    requestAnimationFrame(() => ref.current?.focus())
  }
  return { button: { ref, onClick: open }, dialog: { isOpen, onClose } }
}
