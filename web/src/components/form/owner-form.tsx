import { ERRORS } from '@probant/contract/errors'
import type { User } from '@probant/contract/users'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { onOtherTabsSessionChange } from '#web/lib/session-channel.ts'

/**
 * A form for what would give the account away: it takes the password, or a fresh sign-in of those who have none, which
 * happens in a window of its own while the form stays filled in.
 */
export function useOwnerForm<Values extends Record<string, unknown>>(
  user: User,
  { fieldOfCode = {}, ...options }: Parameters<typeof useContractForm<Values>>[0],
) {
  const [freshSignIn, setFreshSignIn] = useState<FreshSignIn>('unasked')
  const contractForm = useContractForm({
    ...options,
    fieldOfCode: user.hasPassword ? { ...CURRENT_PASSWORD_REFUSALS, ...fieldOfCode } : fieldOfCode,
  })
  useEffect(
    () => onOtherTabsSessionChange(() => setFreshSignIn((step) => (step === 'asked' ? 'given' : step))),
    [],
  )

  const onSubmit = (send: (values: Values) => Promise<void>) =>
    contractForm.onSubmit(async (values) => {
      setFreshSignIn('unasked')
      await send(values).catch((error) => {
        if (!user.hasPassword && isFreshSignInRefusal(error)) setFreshSignIn('asked')
        throw error
      })
    })

  const alert = freshSignIn === 'given' ? undefined : contractForm.alert
  return { ...contractForm, onSubmit, alert, freshSignIn }
}

type FreshSignIn = 'unasked' | 'asked' | 'given'

const CURRENT_PASSWORD_REFUSALS = {
  [ERRORS.currentPasswordIncorrect.code]: 'currentPassword',
  [ERRORS.currentPasswordRequired.code]: 'currentPassword',
}

function isFreshSignInRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.freshSignInRequired.code
}

interface OwnerProofProps {
  alert: string | undefined
  freshSignIn: FreshSignIn
  /** The way to sign in once more. */
  signInAgain: ReactNode
}

/** Why the form was refused; where somebody has to show anew who they are, the way to do so stands beside it. */
export function OwnerProof({ alert, freshSignIn, signInAgain }: OwnerProofProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <FormAlert>{alert}</FormAlert>
      {freshSignIn === 'asked' && <div>{signInAgain}</div>}
      <div role="status">{freshSignIn === 'given' && t('freshSignIn')}</div>
    </>
  )
}
