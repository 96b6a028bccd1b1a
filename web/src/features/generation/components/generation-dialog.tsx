import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogOpening, type DialogOpeningProps } from './dialog-opening.tsx'
import classes from './generation-dialog.module.css'

interface GenerationDialogProps extends Omit<DialogOpeningProps, 'current'> {
  /** Closed where there is none. */
  current: DialogOpeningProps['current'] | undefined
}

/** Left the request, right the desk; a full sheet on the phone. */
export function GenerationDialog({ current, ...props }: GenerationDialogProps) {
  const { t } = useTranslation(['generation', 'common'])
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={current !== undefined}
      onClose={props.onClose}
      size="min(1280px, calc(100vw - 48px))"
      fullScreen={isNarrow}
      title={t('title')}
      classNames={{ body: classes.body }}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      // The editor and whatever else is opened from here lies above, also after a reload.
      zIndex={BELOW_OTHER_DIALOGS}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && props.onClose()}
    >
      {current && <DialogOpening {...props} current={current} />}
    </Modal>
  )
}

const BELOW_OTHER_DIALOGS = 190

/** Escape closes what lies on top: a dialog over this one, or an open list, takes it for itself. */
function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.getAttribute('data-mantine-stop-propagation') !== 'true'
}
