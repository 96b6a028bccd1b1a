import { Button, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { BotAction } from '@probant/contract/auth'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { isRefused } from '#web/lib/api-error.ts'
import { useBotChecks } from '../use-bot-check.ts'

export interface CheckedFieldFormProps {
  /** Where it depends on what is typed, a function of that. */
  action: BotAction | ((value: string) => BotAction)
  /** The endpoint's own body. */
  schema: z.ZodType
  /** What it needs besides the field and the check's token. */
  filled?: Record<string, unknown>
  /** What the body calls it. */
  field: string
  start?: string
  /** It goes on with that by itself. */
  isComplete?: boolean
  input: TextInputProps
  /** Asked besides. */
  second?: { field: string; input: TextInputProps }
  submit: string
  send: (value: string, botToken: string, second: string) => Promise<unknown>
}

/** A field or two, and the check against robots. */
export function CheckedFieldForm(props: CheckedFieldFormProps) {
  const { action, field, input, second } = props
  const { t } = useTranslation('auth')
  const botChecks = useBotChecks()
  const [isSlow, setSlow] = useState(false)
  const place = useSubmittedAtOnce(props.isComplete)
  const { form, onSubmit, alert, isSending } = useContractForm<Record<string, string>>({
    schema: props.schema,
    initialValues: { [field]: props.start ?? '', ...(second && { [second.field]: '' }) },
    filled: { ...props.filled, botToken: 'to come' },
  })
  const submit = onSubmit(async (values) => {
    const value = values[field] ?? ''
    for (let tries = 1; ; tries++) {
      try {
        await props.send(value, await tokenFor(value), second ? (values[second.field] ?? '') : '')
        return
      } catch (error) {
        // Too easy meanwhile, or too old: the next one is as hard as it has to be, unless very many come at once.
        if (tries === MOST_TRIES || !isRefused(error, 'botCheckFailed')) throw error
      }
    }
  })
  return (
    <form
      ref={place}
      onSubmit={submit}
      onFocus={() => botChecks.prepare(actionFor(form.getValues()[field]))}
      noValidate
    >
      <Stack>
        <TextInput {...form.getInputProps(field)} size="md" {...input} />
        {second && <TextInput {...form.getInputProps(second.field)} size="md" {...second.input} />}
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {props.submit}
        </Button>
      </Stack>
      <Text c="dimmed" mt={isSlow ? 'md' : 0} role="status">
        {isSlow && t('botCheckSlow')}
      </Text>
    </form>
  )

  function actionFor(value = ''): BotAction {
    return typeof action === 'function' ? action(value) : action
  }

  /** Where much went wrong from the same network the proof of work takes longer: then it is said what goes on. */
  async function tokenFor(value: string): Promise<string> {
    const slow = setTimeout(() => setSlow(true), SLOW_MS)
    try {
      return await botChecks.takeToken(actionFor(value))
    } finally {
      clearTimeout(slow)
      setSlow(false)
    }
  }
}

/** Once, however often it is drawn. */
function useSubmittedAtOnce(isComplete = false) {
  const place = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isComplete || isDone.current) return
    isDone.current = true
    place.current?.requestSubmit()
  }, [isComplete])
  return place
}

const MOST_TRIES = 4
const SLOW_MS = 1000
