import { Box, Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { FormEvent, ReactNode } from 'react'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { FormAlert } from './form-alert.tsx'

interface DeletionFormProps {
  /** What leads over to the losses. */
  lost: string
  losses: string[]
  /** What is not lost. */
  kept?: string
  /** The fields in which the thing is named. */
  children: ReactNode
  alert?: string
  submit: string
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
}

/** Says what will be lost, has it named, and deletes it. */
export function DeletionForm(props: DeletionFormProps) {
  const { lost, losses, kept, children, alert, submit, isSending, onSubmit, onCancel } = props
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <div>
          {lost}
          <Box component="ul" mt={6} mb={0} ps={20}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </Box>
          {kept && (
            <Text mt="sm" c="dimmed">
              {kept}
            </Text>
          )}
        </div>
        {/* What stands in the way is no fault of what was typed. */}
        <FormAlert>{alert}</FormAlert>
        {children}
        <FormFooter onCancel={onCancel}>
          <Button type="submit" color="red" loading={isSending}>
            {submit}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

interface DeletionButtonProps {
  label: string
  title: string
  /** The form in the dialog that the button opens, and how it closes it. */
  children: (close: () => void) => ReactNode
}

/** Deletes nothing by itself: it opens the dialog in which that is asked for. */
export function DeletionButton({ label, title, children }: DeletionButtonProps) {
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="outline" color="red" onClick={dialog.open}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={dialog.close} title={title}>
        {children(dialog.close)}
      </Dialog>
    </>
  )
}
