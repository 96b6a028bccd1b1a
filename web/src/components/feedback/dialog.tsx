import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnEscape } from './own-escape.ts'

interface DialogProps extends Omit<ModalProps, 'opened' | 'fullScreen' | 'closeButtonProps'> {
  isOpen: boolean
  /** Does it fill the window: always, or where that is as narrow as a phone's? */
  fills?: 'always' | 'phone'
  /** Other dialogs are opened from within: their Escape is not its own. */
  isBelowOthers?: boolean
}

/** What lies over the page until it is closed. */
export function Dialog({ isOpen, fills, isBelowOthers = false, ...rest }: DialogProps) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const underOthers = isBelowOthers && {
    closeOnEscape: false,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => isOwnEscape(event) && rest.onClose(),
  }
  return (
    <Modal
      {...underOthers}
      {...rest}
      opened={isOpen}
      fullScreen={fills === 'always' || (fills === 'phone' && isNarrow)}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    />
  )
}
