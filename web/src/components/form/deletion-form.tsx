import { Box, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation()
  const { lost, losses, kept, children, alert, submit, isSending, onSubmit, onCancel } = props
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <div>
          {lost}
          <Box component="ul" mt={6} mb={0} mx={0} ps={20}>
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" color="red" loading={isSending}>
            {submit}
          </Button>
        </Group>
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
  const { t } = useTranslation()
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="outline" color="red" onClick={dialog.open}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={title}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
      >
        {children(dialog.close)}
      </Modal>
    </>
  )
}
