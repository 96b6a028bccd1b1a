import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import type { PictureDialogProps } from '#web/features/paper/kinds/kind.ts'
import { PictureForm } from './picture-form.tsx'

export function PictureDialog({ given, onClose, onInsert }: PictureDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const insert = (picture: { id: string; alt: string }) => {
    onClose()
    onInsert(picture)
  }
  return (
    <Dialog
      isOpen={given !== undefined}
      onClose={onClose}
      title={t('picture.title')}
      // Where the picture is to stand takes the focus back.
      returnFocus={false}
    >
      {given && <PictureForm file={given.file} onCancel={onClose} onInsert={insert} />}
    </Dialog>
  )
}
