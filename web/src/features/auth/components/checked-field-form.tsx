import { Button, Stack, TextInput, type TextInputProps } from '@mantine/core'
import type { BotAction } from '@probant/contract/auth'
import type { z } from 'zod'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useBotCheck } from '../use-bot-check.ts'

export interface CheckedFieldFormProps {
  action: BotAction
  /** The endpoint's own body. */
  schema: z.ZodType
  /** What it needs besides the field and the check's token. */
  filled?: Record<string, unknown>
  /** What the body calls it. */
  field: string
  start?: string
  input: TextInputProps
  submit: string
  send: (value: string, botToken: string) => Promise<unknown>
}

/** One field, and the check against robots. */
export function CheckedFieldForm(props: CheckedFieldFormProps) {
  const { field, input } = props
  const botCheck = useBotCheck(props.action)
  const { form, onSubmit, alert, isSending } = useContractForm<Record<string, string>>({
    schema: props.schema,
    initialValues: { [field]: props.start ?? '' },
    filled: { ...props.filled, botToken: 'to come' },
  })
  const submit = onSubmit(async (values) => {
    await props.send(values[field] ?? '', await botCheck.takeToken())
  })
  return (
    <form onSubmit={submit} onFocus={botCheck.prepare} noValidate>
      <Stack>
        <TextInput {...form.getInputProps(field)} size="md" {...input} />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {props.submit}
        </Button>
      </Stack>
    </form>
  )
}
