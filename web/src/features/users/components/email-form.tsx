import { Alert, Badge, Button, Stack, TextInput } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import { changeEmail, type User } from '@probant/contract/users'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useChangeEmail } from '../mutations.ts'

/** The address changes once the link mailed to the new one was followed; until then it waits here. */
export function EmailForm({ user, deliversMail }: { user: User; deliversMail: boolean }) {
  const { t } = useTranslation('users')
  const change = useChangeEmail()
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: changeEmail.schema.body,
    initialValues: { email: '' },
    fieldOfCode: { [ERRORS.emailExists.code]: 'email' },
  })
  const send = onSubmit(async (values) => {
    const { pendingEmail } = await change.mutateAsync(values)
    if (!pendingEmail) return form.setFieldError('email', t('email.same'))
    form.reset()
    toast.success(t(deliversMail ? 'email.asked' : 'email.askedKept', { email: pendingEmail }))
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <div>
          <Badge color={user.isEmailVerified ? 'green' : 'yellow'}>
            {t(user.isEmailVerified ? 'email.verified' : 'email.unverified')}
          </Badge>
        </div>
        {user.pendingEmail && (
          <Alert color="yellow" icon={<IconMail size={20} stroke={1.5} aria-hidden="true" />}>
            {t(deliversMail ? 'email.pending' : 'email.pendingKept', { email: user.pendingEmail })}
          </Alert>
        )}
        <TextInput
          {...form.getInputProps('email')}
          label={t('email.newEmail')}
          type="email"
          autoComplete="email"
        />
        <FormAlert>{alert}</FormAlert>
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t('email.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
