import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PictureForm } from './picture-form.tsx'

interface PictureDialogProps {
  /** Closed where there is nothing; a file that was dropped on the text is there already. */
  given: { file?: File } | undefined
  onClose: () => void
  onInsert: (picture: { id: string; alt: string }) => void
}

export function PictureDialog({ given, onClose, onInsert }: PictureDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const insert = (picture: { id: string; alt: string }) => {
    onClose()
    onInsert(picture)
  }
  return (
    <Modal
      opened={given !== undefined}
      onClose={onClose}
      title={t('picture.title')}
      // The text takes the focus back, where the picture now stands.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {given && <PictureForm file={given.file} onCancel={onClose} onInsert={insert} />}
    </Modal>
  )
}
