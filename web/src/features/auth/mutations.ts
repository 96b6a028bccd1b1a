import {
  finishGoogleSignIn,
  forgotPassword,
  logIn,
  resendVerification,
  resetPassword,
  type SignInAnswer,
  signUp,
  undoEmailChange,
  verifyEmail,
} from '@probant/contract/auth'
import type { RequestOf } from '@probant/contract/endpoint'
import type { SecondFactorAnswer } from '@probant/contract/second-factor/answer'
import { finishSecondStep } from '@probant/contract/second-factor/signing-in'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { adoptSession, fetchSession } from '#web/lib/session.ts'
import { announceSessionChange } from '#web/lib/session-channel.ts'
import { siteQuery } from './queries.ts'

/** Whoever has a second step to make isn't logged in yet. */
function adoptAnswer({ user, accessToken }: SignInAnswer): void {
  if (user && accessToken) adoptSession({ user, accessToken })
}

export function useLogIn() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof logIn>['body']) => request(logIn, { body }),
    onSuccess: adoptAnswer,
  })
}

export function useSignUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof signUp>['body']) => request(signUp, { body }),
    onSuccess: (session) => {
      adoptSession(session)
      // The first account settles who administers the installation.
      void queryClient.invalidateQueries({ queryKey: siteQuery.queryKey })
    },
  })
}

export function useFinishGoogleSignIn() {
  return useMutation({
    mutationFn: (query: string) => request(finishGoogleSignIn, { body: { query } }),
    onSuccess: adoptAnswer,
  })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof forgotPassword>['body']) => request(forgotPassword, { body }),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof resetPassword>['body']) => request(resetPassword, { body }),
    onSuccess: adoptAnswer,
  })
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof verifyEmail>['body']) => request(verifyEmail, { body }),
    onSuccess: async ({ outcome }) => {
      if (outcome !== 'verified') return
      await fetchSession()
      // The mail was opened in a tab of its own; the one that was left open should know.
      announceSessionChange()
    },
  })
}

/** Whoever was signed in here is not any more, whichever account it was. */
export function useUndoEmailChange() {
  return useMutation({
    mutationFn: (token: string) => request(undoEmailChange, { body: { token } }),
    onSuccess: async () => {
      await fetchSession()
      announceSessionChange()
    },
  })
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => request(resendVerification), meta: { failed: 'operationFailed' } })
}

export function useFinishSecondStep() {
  return useMutation({
    mutationFn: (body: SecondFactorAnswer) => request(finishSecondStep, { body }),
    onSuccess: adoptAnswer,
  })
}
