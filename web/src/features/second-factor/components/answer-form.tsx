import { Button, Stack, TextInput } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import {
  type SecondFactorAnswer,
  type SecondFactorWay,
  secondFactorAnswerSchema,
} from '@probant/contract/second-factor/answer'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'

interface AnswerFormProps {
  /** In the order in which they are offered. */
  ways: readonly SecondFactorWay[]
  submit: string
  send: (answer: SecondFactorAnswer) => Promise<unknown>
  /** Beside the button that sends it. */
  cancel?: ReactNode
}

/** The second step: a code of the app, or one from the sheet for whoever doesn't have it at hand. */
export function AnswerForm({ ways, ...form }: AnswerFormProps) {
  const { t } = useTranslation('secondFactor')
  const [chosen, choose] = useState<SecondFactorWay>()
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]
  if (!way) return null
  return (
    <Stack>
      <CodeForm key={way} way={way} {...form} />
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="subtle" onClick={() => choose(other)}>
            {t(`ways.${other}.instead`)}
          </Button>
        ))}
    </Stack>
  )
}

const FIELDS = {
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 30 },
} as const

function CodeForm({ way, submit, send, cancel }: Omit<AnswerFormProps, 'ways'> & { way: SecondFactorWay }) {
  const { t } = useTranslation('secondFactor')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: secondFactorAnswerSchema,
    initialValues: { code: '' },
    filled: { way },
    fieldOfCode: { [ERRORS.secondFactorWrong.code]: 'code' },
  })
  return (
    <form onSubmit={onSubmit(async ({ code }) => void (await send({ way, code })))} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('code')}
          {...FIELDS[way]}
          label={t(`ways.${way}.label`)}
          description={t(`ways.${way}.hint`)}
          size="md"
          data-autofocus
        />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {submit}
        </Button>
        {cancel}
      </Stack>
    </form>
  )
}
