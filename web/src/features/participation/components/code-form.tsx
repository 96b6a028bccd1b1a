import { Button, Stack, TextInput } from '@mantine/core'
import { enterByCode } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { isRefused } from '../entrance-refusal.ts'
import { type CodeRequest, codeDigits } from '../join-step.ts'
import classes from './code-form.module.css'

interface CodeFormProps extends CodeRequest {
  token: string
  /** What it throws is shown here, at the code where it is about the code. */
  enter: (code: string) => Promise<void>
}

export function CodeForm({ token, email, requestId, enter }: CodeFormProps) {
  const { t } = useTranslation('participation')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: enterByCode.schema.body,
    initialValues: { code: '' },
    filled: { token, email, requestId },
  })
  const submit = onSubmit(({ code }) => enter(code).catch(atTheCode))
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('code')}
          onChange={(event) => form.setFieldValue('code', codeDigits(event.currentTarget.value))}
          label={t('join.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          size="lg"
          classNames={{ input: classes.code }}
          autoFocus
        />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('join.enter')}
        </Button>
      </Stack>
    </form>
  )
}

/** A wrong code shares its number with other refusals, so the field is named here. */
function atTheCode(error: unknown): never {
  if (!(error instanceof ApiError) || !isRefused(error, 'shareCodeWrong')) throw error
  const { code, message, status } = error
  throw new ApiError({ code, message, fields: { code: message } }, status)
}
