import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import type { FreshSignIn } from '../use-owner-form.ts'

interface OwnerProofProps {
  alert: string | undefined
  freshSignIn: FreshSignIn
  /** The way to sign in once more. */
  signInAgain: ReactNode
}

/** Why the form was refused; where somebody has to show anew who they are, the way to do so stands beside it. */
export function OwnerProof({ alert, freshSignIn, signInAgain }: OwnerProofProps) {
  const { t } = useTranslation('users')
  return (
    <>
      <FormAlert>{alert}</FormAlert>
      {freshSignIn === 'asked' && <div>{signInAgain}</div>}
      <div role="status">{freshSignIn === 'given' && t('freshSignIn')}</div>
    </>
  )
}
