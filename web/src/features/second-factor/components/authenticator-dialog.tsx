import { Box, Button, Flex, Stack, Text, TextInput } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import { confirmAuthenticator, startAuthenticator } from '@probant/contract/second-factor/own'
import type { User } from '@probant/contract/users'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { OwnerProof, useOwnerForm } from '#web/components/form/owner-form.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { QrCode } from '#web/components/pictures/qr-code.tsx'
import { toast } from '#web/lib/toast.ts'
import { useConfirmAuthenticator, useStartAuthenticator } from '../mutations.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface AuthenticatorDialogProps {
  user: User
  signInAgain: ReactNode
  isOpen: boolean
  onClose: () => void
}

/** Sets up an app in three steps: who it is, what the app scans, and the codes for a rainy day. */
export function AuthenticatorDialog({ isOpen, onClose, ...owner }: AuthenticatorDialogProps) {
  const { t } = useTranslation('secondFactor')
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => {
    onClose()
    setCodes(undefined)
  }
  const confirmed = (recoveryCodes: readonly string[]) => {
    toast.success(t('setup.done'))
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(codes ? 'codes.title' : 'setup.title')}
      // A slip must not lose what is shown this once.
      closeOnEscape={!codes}
      closeOnClickOutside={false}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <Steps {...owner} onConfirmed={confirmed} onClose={close} />
      )}
    </Dialog>
  )
}

interface StepsProps extends Omit<AuthenticatorDialogProps, 'isOpen'> {
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

function Steps({ onClose, onConfirmed: confirmed, ...owner }: StepsProps) {
  const [begun, setBegun] = useState<Begun>()
  if (begun) return <ScanStep {...begun} onConfirmed={confirmed} onCancel={onClose} />
  return <OwnerStep {...owner} onBegun={setBegun} onCancel={onClose} />
}

interface Begun {
  secret: string
  uri: string
}

interface OwnerStepProps {
  user: User
  signInAgain: ReactNode
  onBegun: (begun: Begun) => void
  onCancel: () => void
}

/** Whoever has a second factor already is asked for that instead. */
function OwnerStep({ user, signInAgain, onBegun, onCancel }: OwnerStepProps) {
  const { t } = useTranslation('secondFactor')
  const start = useStartAuthenticator()
  const { form, onSubmit, isSending, ...proof } = useOwnerForm(user, {
    schema: startAuthenticator.schema.body,
    initialValues: { currentPassword: '' },
  })
  return (
    <form onSubmit={onSubmit(async (values) => onBegun(await start.mutateAsync(values)))} noValidate>
      <Stack>
        <Text>{t('setup.sentence')}</Text>
        {user.hasPassword && !user.hasSecondFactor && (
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('setup.password')}
            autoComplete="current-password"
            data-autofocus
          />
        )}
        <OwnerProof {...proof} signInAgain={signInAgain} />
        <FormFooter onCancel={onCancel}>
          <Button type="submit" loading={isSending}>
            {t('setup.next')}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

interface ScanStepProps extends Begun {
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

function ScanStep({ secret, uri, onConfirmed, onCancel }: ScanStepProps) {
  const { t } = useTranslation('secondFactor')
  const confirm = useConfirmAuthenticator()
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: confirmAuthenticator.schema.body,
    initialValues: { code: '' },
    fieldOfCode: { [ERRORS.secondFactorWrong.code]: 'code' },
  })
  const send = onSubmit(async ({ code }) => onConfirmed((await confirm.mutateAsync(code)).recoveryCodes))
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text>{t('setup.scan')}</Text>
        <Flex direction={{ base: 'column', xs: 'row' }} gap="lg" align="center">
          <Box flex="none" w={184} bd="1px solid var(--line)" bdrs="md">
            <QrCode text={uri} label={t('setup.qr')} />
          </Box>
          <div>
            <Text c="dimmed" fz="sm">
              {t('setup.typed')}
            </Text>
            <Text ff="monospace" mt={4} style={{ overflowWrap: 'anywhere' }}>
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </Text>
          </div>
        </Flex>
        <TextInput
          {...form.getInputProps('code')}
          label={t('setup.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
        />
        <FormAlert>{alert}</FormAlert>
        <FormFooter onCancel={onCancel}>
          <Button type="submit" loading={isSending}>
            {t('setup.submit')}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}
