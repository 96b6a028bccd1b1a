import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import type { Saving } from './use-saving.ts'

/** Saving would open the quiz to its participants this moment. */
export function OpeningDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation('quiz-form')
  return (
    <ConfirmDialog
      isOpen={saving.isOpening}
      onClose={saving.close}
      title={t('opening.title')}
      confirm={t('opening.confirm')}
      onConfirm={saving.open}
    >
      {t('opening.sentence')}
    </ConfirmDialog>
  )
}
