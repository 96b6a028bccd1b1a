import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { type Organization, updateOrganization } from '@probant/contract/organizations'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useUpdateOrganization } from '../mutations.ts'

export function OrganizationInfoForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  const update = useUpdateOrganization(organization.id)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: updateOrganization.schema.body,
    initialValues: { name: organization.name, description: organization.description },
  })
  const send = onSubmit(async (values) => {
    const { name, description } = await update.mutateAsync(values)
    form.setInitialValues({ name, description })
    form.reset()
    toast.success(t('info.saved'))
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <TextInput {...form.getInputProps('name')} label={t('info.name')} autoComplete="organization" />
        <Textarea
          {...form.getInputProps('description')}
          label={t('info.description')}
          autosize
          minRows={2}
          maxRows={8}
        />
        <FormAlert>{alert}</FormAlert>
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t('info.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
