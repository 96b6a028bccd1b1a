import { Alert, Badge, Button, Stack, TextInput } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import { changeEmail, changePassword, type User, updateUser } from '@probant/contract/users'
import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OutboxLink } from '#web/components/feedback/outbox-link.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { OwnerProof, useOwnerForm } from '#web/components/form/owner-form.tsx'
import { NewPasswordField, PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeEmail, useChangePassword, useUpdateUser } from '../mutations.ts'

export function UserInfoForm({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'common'])
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

interface EmailFormProps {
  user: User
  deliversMail: boolean
  signInAgain: ReactNode
}

/** The address changes once the link mailed to the new one was followed; until then it waits here. */
export function EmailForm({ user, deliversMail, signInAgain }: EmailFormProps) {
  const { t } = useTranslation('account')
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
            {!deliversMail && <OutboxLink />}
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

/** Those who only ever signed in with Google have no current password to give. */
export function PasswordForm({ user, signInAgain }: { user: User; signInAgain: ReactNode }) {
  const { hasPassword } = user
  const { t } = useTranslation('account')
  const change = useChangePassword()
  const { form, onSubmit, isSending, ...proof } = useOwnerForm(user, {
    schema: changePassword.schema.body,
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const send = onSubmit(async (values) => {
    await change.mutateAsync(values)
    form.reset()
    toast.success(t('password.saved'))
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {hasPassword && (
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('password.current')}
            autoComplete="current-password"
          />
        )}
        <NewPasswordField
          {...form.getInputProps('password')}
          label={t('password.new')}
          password={form.values.password}
        />
        <PasswordField
          {...form.getInputProps('confirmPassword')}
          label={t('password.confirm')}
          autoComplete="new-password"
        />
        <OwnerProof {...proof} signInAgain={signInAgain} />
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t(hasPassword ? 'password.submit' : 'password.submitFirst')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
