import {
  finishGoogleSignIn,
  forgotPassword,
  logIn,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from '@probant/contract/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { adoptSession, fetchSession } from '#web/lib/session.ts'
import { siteQuery } from './queries.ts'

type Body<Call> = Call extends { schema: { body: infer Schema } } ? import('zod').input<Schema> : never

export function useLogIn() {
  return useMutation({
    mutationFn: (body: Body<typeof logIn>) => request(logIn, { body }),
    onSuccess: adoptSession,
  })
}

export function useSignUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof signUp>) => request(signUp, { body }),
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
  return useMutation({ mutationFn: (body: Body<typeof forgotPassword>) => request(forgotPassword, { body }) })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Body<typeof resetPassword>) => request(resetPassword, { body }),
    onSuccess: adoptSession,
  })
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (body: Body<typeof verifyEmail>) => request(verifyEmail, { body }),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'verified') await fetchSession()
    },
  })
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => request(resendVerification) })
}
