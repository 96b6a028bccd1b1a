import type { SignInAnswer } from '@probant/contract/auth'
import { safeReturnPath } from '@probant/contract/fields'
import { useNavigate } from '@tanstack/react-router'

/** Where a login leads: to where somebody was going, or first to its second step. */
export function useGoOn() {
  const navigate = useNavigate()
  return ({ needsSecondStep }: SignInAnswer, { returnTo, replace }: Going = {}): Promise<void> =>
    needsSecondStep
      ? navigate({ to: '/login/second-step', search: { returnTo }, replace })
      : navigate({ href: safeReturnPath(returnTo), replace })
}

interface Going {
  returnTo?: string
  /** The page that is left is none to come back to. */
  replace?: boolean
}
