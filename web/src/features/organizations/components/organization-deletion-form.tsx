import { Button, Group, Stack, TextInput } from '@mantine/core'
import { deleteOrganization, type Organization } from '@probant/contract/organizations'
import { fieldSentence } from '@probant/contract/sentences'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useDeleteOrganization } from '../mutations.ts'
import classes from './organization-deletion-form.module.css'

const LOSSES = ['content', 'members', 'plan'] as const

interface OrganizationDeletionFormProps {
  organization: Organization
  onCancel: () => void
}

export function OrganizationDeletionForm({ organization, onCancel }: OrganizationDeletionFormProps) {
  const { t } = useTranslation(['organizations', 'common'])
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
    <form onSubmit={send} noValidate>
      <Stack>
        <div>
          {t('deletion.lost')}
          <ul className={classes.losses}>
            {LOSSES.map((loss) => (
              <li key={loss}>{t(`deletion.losses.${loss}`, { count: organization.memberCount })}</li>
            ))}
          </ul>
        </div>
        <TextInput
          {...form.getInputProps('name')}
          label={t('deletion.name', { name: organization.name })}
          data-autofocus
          autoComplete="off"
        />
        <FormAlert>{alert}</FormAlert>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" color="red" loading={isSending}>
            {t('deletion.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
