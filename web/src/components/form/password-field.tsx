import { Flex, PasswordInput, type PasswordInputProps, VisuallyHidden } from '@mantine/core'
import { newPasswordSchema } from '@probant/contract/fields'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'

interface PasswordFieldProps extends PasswordInputProps {
  /** What the button is called, where it is something else that nobody should see. */
  toggle?: { show: string; hide: string }
}

/** A password, with a button to look at it that the keyboard reaches too. */
export function PasswordField({ toggle, ...props }: PasswordFieldProps) {
  const { t } = useTranslation()
  const { show, hide } = toggle ?? { show: t('password.show'), hide: t('password.hide') }
  const [isVisible, setIsVisible] = useState(false)
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error) || undefined}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? hide : show,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  )
}

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

const RULES = [
  'passwordTooShort',
  'passwordNeedsUpper',
  'passwordNeedsLower',
  'passwordNeedsDigit',
  'passwordNeedsSpecial',
] as const

const MET = { c: 'var(--right)', fw: 500 }

/** What a new password needs, ticked off while it is typed. */
function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation()
  const broken = new Set(newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message))
  return (
    <SideBySide component="ul" className="plain" of="1fr 1fr" gap="4px 12px" mt={6} mb={2} c="dimmed" fz="xs">
      {RULES.map((rule) => {
        const isMet = password !== '' && !broken.has(rule)
        const Icon = isMet ? IconCheck : IconPoint
        return (
          <Flex component="li" gap={6} align="center" key={rule} {...(isMet && MET)}>
            <Icon size={16} stroke={isMet ? 2.5 : 1.5} aria-hidden="true" />
            {t(`password.rules.${rule}`)}
            <VisuallyHidden>{t(isMet ? 'password.met' : 'password.notMet')}</VisuallyHidden>
          </Flex>
        )
      })}
    </SideBySide>
  )
}
