import { Button, Stack, TextInput } from '@mantine/core'
import type { BotAction } from '@probant/contract/auth'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useBotCheck } from '../use-bot-check.ts'

interface CheckedEmailFormProps {
  action: BotAction
  /** The endpoint's own body. */
  schema: z.ZodType
  /** What it needs besides the address and the check's token. */
  filled?: Record<string, unknown>
  email?: string
  submit: string
  send: (values: { email: string; botToken: string }) => Promise<unknown>
}

/** An address to which something is to be mailed, and the check against robots. */
export function CheckedEmailForm(props: CheckedEmailFormProps) {
  const { t } = useTranslation('auth')
  const botCheck = useBotCheck(props.action)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: props.schema,
    initialValues: { email: props.email ?? '' },
    filled: { ...props.filled, botToken: 'to come' },
  })
  const submit = onSubmit(async ({ email }) => {
    await props.send({ email, botToken: await botCheck.takeToken() })
  })
  return (
    <form onSubmit={submit} onFocus={botCheck.prepare} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('email')}
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          size="md"
        />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {props.submit}
        </Button>
      </Stack>
    </form>
  )
}
