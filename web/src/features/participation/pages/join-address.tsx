import { requestShareCode } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { CheckedEmailForm } from '#web/features/auth/components/checked-email-form.tsx'
import { type EntranceRefusal, shutDoor } from '../entrance-refusal.ts'
import type { CodeRequest } from '../join-step.ts'
import { useRequestShareCode } from '../mutations.ts'
import classes from './entrance.module.css'

interface JoinAddressProps {
  token: string
  email: string
  onSent: (request: CodeRequest) => void
  /** There is nothing left to try here. */
  onRefused: (refusal: EntranceRefusal) => void
}

export function JoinAddress({ token, email, onSent, onRefused }: JoinAddressProps) {
  const { t } = useTranslation('participation')
  const asking = useRequestShareCode()
  const send = (values: { email: string; botToken: string }) =>
    asking.mutateAsync({ ...values, token }).then(onSent, shutDoor(onRefused))
  return (
    <>
      <p className={classes.step}>{t('join.address')}</p>
      <CheckedEmailForm
        action="quiz_entrance"
        schema={requestShareCode.schema.body}
        filled={{ token }}
        email={email}
        submit={t('join.submit')}
        send={send}
      />
    </>
  )
}
