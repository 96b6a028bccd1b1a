import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  confirm: string
  /** What is done instead, where “Cancel” could mean either. */
  keep?: string
  /** A third way, where there is one. */
  other?: { label: string; onChoose: () => void }
  isDangerous?: boolean
  isPending?: boolean
  onConfirm: () => void
}

/** Asks before something that can't be taken back; it says what will be lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      {props.children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {props.keep ?? t('actions.cancel')}
        </Button>
        {props.other && (
          <Button variant="default" disabled={props.isPending} onClick={props.other.onChoose}>
            {props.other.label}
          </Button>
        )}
        <Button
          color={props.isDangerous ? 'red' : undefined}
          loading={props.isPending}
          onClick={props.onConfirm}
        >
          {props.confirm}
        </Button>
      </Group>
    </Dialog>
  )
}
