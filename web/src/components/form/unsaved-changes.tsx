import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'

/** Asks whoever is about to leave with something unsaved; the browser asks in its own words. */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  const { t } = useTranslation('common')
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true })
  const isBlocked = blocker.status === 'blocked'
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      onClose={() => isBlocked && blocker.reset()}
      title={t('form.unsaved.title')}
      confirm={t('form.unsaved.leave')}
      isDangerous
      onConfirm={() => isBlocked && blocker.proceed()}
    >
      {t('form.unsaved.sentence')}
    </ConfirmDialog>
  )
}
