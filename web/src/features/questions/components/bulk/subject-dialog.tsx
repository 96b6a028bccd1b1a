import { Button, Group, Modal } from '@mantine/core'
import { nameSchema } from '@probant/contract/fields'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { SubjectField } from '../editor/subject-field.tsx'

interface SubjectDialogProps {
  isOpen: boolean
  count: number
  isPending: boolean
  onClose: () => void
  onApply: (subject: string) => void
}

/** One subject for all that is chosen. */
export function SubjectDialog({ isOpen, count, onClose, ...form }: SubjectDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('bulk.subjectTitle', { count })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <SubjectForm {...form} onClose={onClose} />
    </Modal>
  )
}

const schema = z.object({ subject: nameSchema })

function SubjectForm({ isPending, onClose, onApply }: Omit<SubjectDialogProps, 'isOpen' | 'count'>) {
  const { t } = useTranslation(['questions', 'common'])
  const { form, onSubmit } = useContractForm({ schema, initialValues: { subject: '' } })
  return (
    <form onSubmit={onSubmit(async ({ subject }) => onApply(subject.trim()))} noValidate>
      <SubjectField {...form.getInputProps('subject')} data-autofocus />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('bulk.setSubject')}
        </Button>
      </Group>
    </form>
  )
}
