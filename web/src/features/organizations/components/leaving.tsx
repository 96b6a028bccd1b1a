import { TextInput } from '@mantine/core'
import { deleteOrganization, type Organization } from '@probant/contract/organizations'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { DeletionForm } from '#web/components/form/deletion-form.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { toast } from '#web/lib/toast.ts'
import { useDeleteOrganization, useLeaveOrganization } from '../mutations.ts'

export function LeaveOrganization({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const leave = useLeaveOrganization(id)
  const confirm = async (close: () => void) => {
    try {
      await leave.mutateAsync()
      toast.success(t('leave.left', { name }))
      await navigate({ to: '/dashboard' })
    } catch {
      close()
    }
  }
  return (
    <AskedButton
      label={t('leave.open')}
      title={t('leave.dialogTitle', { name })}
      confirm={t('leave.confirm')}
      isPending={leave.isPending}
      onConfirm={(close) => void confirm(close)}
    >
      {t('leave.lost')}
    </AskedButton>
  )
}

const LOSSES = ['content', 'members', 'plan'] as const

interface OrganizationDeletionFormProps {
  organization: Organization
  onCancel: () => void
}

export function OrganizationDeletionForm({ organization, onCancel }: OrganizationDeletionFormProps) {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  const navigate = useNavigate()
  const deletion = useDeleteOrganization(organization.id)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: deleteOrganization.schema.body,
    initialValues: { name: '' },
  })
  const send = onSubmit(async (values) => {
    if (values.name.trim() !== organization.name) {
      form.setFieldError('name', fieldSentence(locale, 'organizationNameDiffers'))
      form.getInputNode('name')?.focus()
      return
    }
    await deletion.mutateAsync(values)
    toast.success(t('deletion.deleted', { name: organization.name }))
    await navigate({ to: '/dashboard' })
  })
  return (
    <DeletionForm
      lost={t('deletion.lost')}
      losses={LOSSES.map((loss) => t(`deletion.losses.${loss}`, { count: organization.memberCount }))}
      alert={alert}
      submit={t('deletion.submit')}
      isSending={isSending}
      onSubmit={send}
      onCancel={onCancel}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('deletion.name', { name: organization.name })}
        data-autofocus
        autoComplete="off"
      />
    </DeletionForm>
  )
}
