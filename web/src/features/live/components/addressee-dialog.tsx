import { Button, Group, Modal } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useLast } from '#web/lib/use-last.ts'
import classes from './dialogs.module.css'

/** One of them, or all. */
export type Addressee = { participantId: string | null; name: string }

export interface AddresseeDialogProps {
  quizId: string
  /** Closed where there is nobody. */
  to: Addressee | undefined
  onClose: () => void
}

interface FrameProps extends Pick<AddresseeDialogProps, 'to' | 'onClose'> {
  title: (to: Addressee) => string
  children: (to: Addressee) => ReactNode
}

/** Something for one of them, or for all. */
export function AddresseeDialog({ to, onClose, title, children }: FrameProps) {
  const { t } = useTranslation()
  const shown = useLast(to)
  return (
    <Modal
      opened={to !== undefined}
      onClose={onClose}
      title={shown && title(shown)}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {shown && children(shown)}
    </Modal>
  )
}

interface AddresseeFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  alert: string | undefined
  isSending: boolean
  /** What its button says. */
  send: string
  onClose: () => void
  children: ReactNode
}

export function AddresseeForm({ onSubmit, alert, isSending, send, onClose, children }: AddresseeFormProps) {
  const { t } = useTranslation(['common', 'live'])
  const isSlow = useIsSlow(isSending)
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {children}
      <FormAlert>{alert}</FormAlert>
      <p role="status" className={classes.slow}>
        {isSlow && t('live:slow')}
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {send}
        </Button>
      </Group>
    </form>
  )
}

/** So long an answer may take without a word about it. */
const SLOW_MS = 4000

function useIsSlow(isSending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isSending])
  return isSlow
}
