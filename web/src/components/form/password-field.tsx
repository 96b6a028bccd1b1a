import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A password, with a button to look at it that the keyboard reaches too. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation()
  const [isVisible, setIsVisible] = useState(false)
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error) || undefined}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? 'password.hide' : 'password.show'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  )
}
