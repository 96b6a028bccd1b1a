import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { SHARE_CODE_MINUTES } from '@probant/contract/limits'
import { enterByCode } from '@probant/contract/participants/entering'
import { comerNameSchema } from '@probant/contract/participants/join-code'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { SendAgainButton } from '#web/features/auth/components/send-again-button.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { ApiError, isRefused } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { OtherPersonNote } from '../components/who-is-here.tsx'
import { type EntranceRefusal, shutDoor } from '../entrance-refusal.ts'
import { type CodeRequest, codeDigits, secondsUntilAgain } from '../join-step.ts'
import { useEnterByCode, useRequestShareCode } from '../mutations.ts'
import classes from './entrance.module.css'

interface JoinCodeProps extends CodeRequest {
  token: string
  quizId: string
  sentAt: number
  onSent: (request: CodeRequest) => void
  onOtherAddress: () => void
  /** There is nothing left to try here. */
  onRefused: (refusal: EntranceRefusal) => void
}

/** The mailed code proves the address. */
export function JoinCode(props: JoinCodeProps) {
  const { token, quizId, email, requestId, sentAt, onSent, onOtherAddress, onRefused } = props
  const { t } = useTranslation('entering')
  const { data: site } = useQuery(siteQuery)
  const asking = useRequestShareCode()
  const entering = useEnterByCode()
  const navigate = useNavigate()
  const wait = usePause(sentAt)

  const enter = (typed: { code: string; name: string }) =>
    entering
      .mutateAsync({ token, email, requestId, ...typed })
      .then(() => navigate({ to: '/quiz/$quizId', params: { quizId }, replace: true }), shutDoor(onRefused))
  const tell = (request: CodeRequest) => {
    onSent(request)
    toast.success(t('join.sentAgain', { email }))
  }
  return (
    <>
      <Text mb={20} c="dimmed" role="status">
        {t(site?.deliversMail === false ? 'join.codeKept' : 'join.codeSent', {
          email,
          count: SHARE_CODE_MINUTES,
        })}
      </Text>
      <OtherPersonNote quizId={quizId} invited={email} />
      <CodeForm token={token} email={email} requestId={requestId} enter={enter} />
      <Group gap="12px 20px" mt={20}>
        <SendAgainButton
          action="quiz_entrance"
          label={wait > 0 ? t('join.againIn', { count: wait }) : t('join.again')}
          isDisabled={wait > 0}
          send={(botToken) => asking.mutateAsync({ token, email, botToken })}
          onSent={tell}
        />
        <Anchor component="button" type="button" onClick={onOtherAddress}>
          {t('join.otherAddress')}
        </Anchor>
      </Group>
    </>
  )
}

/** Counts down until something may be asked for again; 0 from then on. */
function usePause(sentAt: number): number {
  const [left, setLeft] = useState(() => secondsUntilAgain(sentAt, Date.now()))
  useEffect(() => {
    setLeft(secondsUntilAgain(sentAt, Date.now()))
    const timer = setInterval(() => {
      const seconds = secondsUntilAgain(sentAt, Date.now())
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [sentAt])
  return left
}

interface CodeFormProps extends CodeRequest {
  token: string
  /** What it throws is shown here, at the code where it is about the code. */
  enter: (typed: { code: string; name: string }) => Promise<void>
}

/** The server could do without the name; whoever asks would not know who has come. */
const NAMED = enterByCode.schema.body.extend({ name: comerNameSchema })

function CodeForm({ token, email, requestId, enter }: CodeFormProps) {
  const { t } = useTranslation('entering')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: NAMED,
    initialValues: { code: '', name: '' },
    filled: { token, email, requestId },
  })
  const submit = onSubmit((typed) => enter(typed).catch(atTheCode))
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
        <TextInput
          {...form.getInputProps('name')}
          label={t('join.name')}
          description={t('join.nameHint')}
          autoComplete="name"
          size="md"
          dir="auto"
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
