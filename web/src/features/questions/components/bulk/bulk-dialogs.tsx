import { Box, Button, Group, Text } from '@mantine/core'
import { nameSchema } from '@probant/contract/fields'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import type { RefusedGroup } from '../../selection.ts'
import { SubjectField } from '../editor/common-fields.tsx'
import type { Bulk } from './use-bulk.ts'

/** They outlive the rows they are about: what was deleted may have been all of a page. */
export function BulkDialogs({ bulk }: { bulk: Bulk }) {
  const { t } = useTranslation('questions')
  const { count, asked, ask, apply, isPending } = bulk
  const close = () => ask(undefined)
  return (
    <>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={t('bulk.deleteTitle', { count })}
        confirm={t('deletion.confirm')}
        isDangerous
        isPending={isPending}
        onConfirm={() => apply({ action: 'delete' })}
      >
        {t('bulk.deleteSentence')}
      </ConfirmDialog>
      <SubjectDialog
        isOpen={asked === 'subject'}
        count={count}
        isPending={isPending}
        onClose={close}
        onApply={(subject) => apply({ action: 'setSubject', subject })}
      />
      <BulkReport groups={bulk.refused} onClose={bulk.forgetRefused} />
    </>
  )
}

interface SubjectDialogProps {
  isOpen: boolean
  count: number
  isPending: boolean
  onClose: () => void
  onApply: (subject: string) => void
}

/** One subject for all that is chosen. */
function SubjectDialog({ isOpen, count, onClose, ...form }: SubjectDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('bulk.subjectTitle', { count })}>
      <SubjectForm {...form} onClose={onClose} />
    </Dialog>
  )
}

const schema = z.object({ subject: nameSchema })

function SubjectForm({ isPending, onClose, onApply }: Omit<SubjectDialogProps, 'isOpen' | 'count'>) {
  const { t } = useTranslation(['questions', 'common'])
  const { form, onSubmit } = useContractForm({ schema, initialValues: { subject: '' } })
  return (
    <form onSubmit={onSubmit(async ({ subject }) => onApply(subject.trim()))} noValidate>
      <SubjectField {...form.getInputProps('subject')} data-autofocus />
      <FormFooter mt="lg" onCancel={onClose}>
        <Button type="submit" loading={isPending}>
          {t('bulk.setSubject')}
        </Button>
      </FormFooter>
    </form>
  )
}

interface BulkReportProps {
  /** Closed where there are none. */
  groups: RefusedGroup[]
  onClose: () => void
}

/** Which questions stay as they are, and why. */
function BulkReport({ groups, onClose }: BulkReportProps) {
  const { t } = useTranslation(['questions', 'common'])
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Dialog isOpen={count > 0} onClose={onClose} title={t('bulk.reportTitle', { count })}>
      {groups.map(({ message, questions }) => (
        <Box key={message} mb="md">
          <Text fw={560}>{message}</Text>
          <Box component="ul" mah={240} mt={4} mb={0} ps={20} c="dimmed" style={{ overflowY: 'auto' }}>
            {questions.map(({ id, title }) => (
              <Box component="li" className="breakable" mah="3em" style={{ overflow: 'hidden' }} key={id}>
                {shortTitle(title)}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:actions.close')}
        </Button>
      </Group>
    </Dialog>
  )
}
