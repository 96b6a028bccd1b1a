import type { Delivery } from '@probant/contract/generation'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'

interface DropWarningProps {
  delivery: Delivery | undefined
  onClose: () => void
  onConfirm: (delivery: Delivery) => void
}

/** Said once: what is dropped is gone, and stays counted. */
export function DropWarning({ delivery, onClose, onConfirm }: DropWarningProps) {
  const { t } = useTranslation('generation')
  return (
    <ConfirmDialog
      isOpen={delivery !== undefined}
      onClose={onClose}
      title={t('dropping.title', { number: delivery?.number })}
      confirm={t('dropping.confirm')}
      isDangerous
      onConfirm={() => delivery && onConfirm(delivery)}
    >
      {t('dropping.sentence')}
    </ConfirmDialog>
  )
}
