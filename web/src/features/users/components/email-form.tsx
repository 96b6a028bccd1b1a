import { Alert, Badge, Button, Stack, TextInput } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import { changeEmail, type User } from '@probant/contract/users'
import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useChangeEmail } from '../mutations.ts'
import { useOwnerForm } from '../use-owner-form.ts'
import { OwnerProof } from './owner-proof.tsx'

interface EmailFormProps {
  user: User
  deliversMail: boolean
  signInAgain: ReactNode
}

/** The address changes once the link mailed to the new one was followed; until then it waits here. */
export function EmailForm({ user, deliversMail, signInAgain }: EmailFormProps) {
  const { t } = useTranslation('users')
  const change = useChangeEmail()
  const { form, onSubmit, isSending, ...proof } = useOwnerForm(user, {
    schema: changeEmail.schema.body,
    initialValues: { email: '', currentPassword: '' },
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
        {user.hasPassword && (
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('email.password')}
            autoComplete="current-password"
          />
        )}
        <OwnerProof {...proof} signInAgain={signInAgain} />
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t('email.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
