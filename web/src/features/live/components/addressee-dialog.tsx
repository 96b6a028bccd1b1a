import { Box, Button, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useLast } from '#web/lib/use-last.ts'

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
  const shown = useLast(to)
  return (
    <Dialog isOpen={to !== undefined} onClose={onClose} title={shown && title(shown)}>
      {shown && children(shown)}
    </Dialog>
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
  const { t } = useTranslation(['common', 'results'])
  const isSlow = useIsSlow(isSending)
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {children}
        <FormAlert>{alert}</FormAlert>
        {/* It stays in the page to be heard, and takes no room. */}
        <Box component="p" mt={isSlow ? 0 : -16} role="status">
          {isSlow && t('results:live.slow')}
        </Box>
        <FormFooter onCancel={onClose}>
          <Button type="submit" loading={isSending}>
            {send}
          </Button>
        </FormFooter>
      </Stack>
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
