import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface AskedButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'leftSection'> {
  label: string
  'aria-label'?: string
  /** Not where it only undoes what was asked for before. */
  isAsked?: boolean
  title: string
  confirm: string
  /** What becomes of it. */
  children: ReactNode
  isDangerous?: boolean
  isPending: boolean
  /** Does it, and closes the dialog once it is done or has failed. */
  onConfirm: (close: () => void) => void
}

/** A button for what can't be taken back: it asks first. */
export function AskedButton(props: AskedButtonProps) {
  const { label, variant = 'default', isAsked = true, isDangerous = true, isPending, onConfirm } = props
  const [isOpen, dialog] = useDisclosure(false)
  const act = () => onConfirm(dialog.close)
  return (
    <>
      <Button
        size={props.size}
        variant={variant}
        color={props.color}
        leftSection={props.leftSection}
        loading={isPending && !isOpen}
        onClick={isAsked ? dialog.open : act}
        aria-label={props['aria-label']}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={props.title}
        confirm={props.confirm}
        isDangerous={isDangerous}
        isPending={isPending}
        onConfirm={act}
      >
        {props.children}
      </ConfirmDialog>
    </>
  )
}
