import { Button, Stack } from '@mantine/core'
import { presentedPasswordSchema } from '@probant/contract/fields'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'

const schema = z.object({ password: presentedPasswordSchema })

interface VerifyPasswordFormProps {
  verify: (password: string) => Promise<void>
  onForgotten: () => void
}

/** The link shows the mailbox, the password shows who registered it: both together are one person. */
export function VerifyPasswordForm({ verify, onForgotten }: VerifyPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { form, onSubmit, alert, isSending } = useContractForm({ schema, initialValues: { password: '' } })
  return (
    <form onSubmit={onSubmit(({ password }) => verify(password))} noValidate>
      <Stack>
        <PasswordField
          {...form.getInputProps('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          size="md"
        />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('verify.submitPassword')}
        </Button>
        <Button variant="default" size="md" onClick={onForgotten}>
          {t('verify.choosePassword')}
        </Button>
      </Stack>
    </form>
  )
}
