import { useTranslation } from 'react-i18next'
import { CheckedFieldForm, type CheckedFieldFormProps } from './checked-field-form.tsx'

interface CheckedEmailFormProps
  extends Pick<CheckedFieldFormProps, 'action' | 'schema' | 'filled' | 'submit'> {
  email?: string
  send: (values: { email: string; botToken: string }) => Promise<unknown>
}

/** An address to which something is to be mailed, and the check against robots. */
export function CheckedEmailForm({ email, send, ...form }: CheckedEmailFormProps) {
  const { t } = useTranslation('auth')
  return (
    <CheckedFieldForm
      {...form}
      field="email"
      start={email}
      input={{ label: t('fields.email'), type: 'email', autoComplete: 'username' }}
      send={(email, botToken) => send({ email, botToken })}
    />
  )
}
