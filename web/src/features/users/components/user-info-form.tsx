import { Button, Stack, TextInput } from '@mantine/core'
import { type User, updateUser } from '@probant/contract/users'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useUpdateUser } from '../mutations.ts'

export function UserInfoForm({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'common'])
  const update = useUpdateUser()
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: updateUser.schema.body,
    initialValues: { username: user.username, interest: user.interest },
  })
  const send = onSubmit(async (values) => {
    const { username, interest } = await update.mutateAsync(values)
    form.setInitialValues({ username, interest })
    form.reset()
    toast.success(t('info.saved'))
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <TextInput {...form.getInputProps('username')} label={t('info.username')} autoComplete="name" />
        <TextInput
          {...form.getInputProps('interest')}
          label={t('info.interest')}
          description={t('info.interestHint')}
        />
        <FormAlert>{alert}</FormAlert>
        <div>
          <Button type="submit" loading={isSending}>
            {t('common:actions.save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
