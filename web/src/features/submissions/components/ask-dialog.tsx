import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './notices.module.css'

interface AskDialogProps {
  isOpen: boolean
  title: string
  /** What leaves everything as it is; it comes first. */
  stay: string
  go: string
  /** Which of the two is advised. */
  advises?: 'stay' | 'go'
  isPending?: boolean
  isBlocked?: boolean
  returnFocus?: boolean
  onStay: () => void
  onGo: () => void
  children: ReactNode
}

/** Something that can't be undone is asked about once. */
export function AskDialog({ isOpen, title, stay, go, advises = 'go', children, ...props }: AskDialogProps) {
  const { t } = useTranslation('taking')
  const { isPending = false, isBlocked = false, returnFocus = true, onStay, onGo } = props
  return (
    <Modal
      opened={isOpen}
      onClose={onStay}
      title={title}
      returnFocus={returnFocus}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
      <div className={classes.actions}>
        <Button variant={advises === 'stay' ? 'filled' : 'default'} onClick={onStay} data-autofocus>
          {stay}
        </Button>
        <Button
          variant={advises === 'go' ? 'filled' : 'default'}
          loading={isPending}
          disabled={isBlocked}
          onClick={onGo}
        >
          {go}
        </Button>
      </div>
    </Modal>
  )
}
