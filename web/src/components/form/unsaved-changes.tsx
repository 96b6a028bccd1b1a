import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'

/** Asks whoever is about to leave with something unsaved; the browser asks in its own words. */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  const { t } = useTranslation('form')
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true })
  const isBlocked = blocker.status === 'blocked'
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      onClose={() => isBlocked && blocker.reset()}
      title={t('unsaved.title')}
      confirm={t('unsaved.leave')}
      isDangerous
      onConfirm={() => isBlocked && blocker.proceed()}
    >
      {t('unsaved.sentence')}
    </ConfirmDialog>
  )
}
