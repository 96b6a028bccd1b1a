import {
  finishGoogleSignIn,
  forgotPassword,
  logIn,
  resendVerification,
  resetPassword,
  signUp,
  undoEmailChange,
  verifyEmail,
} from '@probant/contract/auth'
import type { RequestOf } from '@probant/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { adoptSession, fetchSession } from '#web/lib/session.ts'
import { announceSessionChange } from '#web/lib/session-channel.ts'
import { siteQuery } from './queries.ts'

export function useLogIn() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof logIn>['body']) => request(logIn, { body }),
    onSuccess: adoptSession,
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
    onSuccess: adoptSession,
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
    onSuccess: adoptSession,
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
