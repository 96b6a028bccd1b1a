import type { PasswordInputProps } from '@mantine/core'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'

/** A password that is being chosen; what it needs is told with the field, also to those who hear it. */
export function NewPasswordField({ password, ...props }: PasswordInputProps & { password: string }) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      description={<PasswordChecklist password={password} />}
      descriptionProps={{ component: 'div' }}
    />
  )
}
