import { exportAccount } from '@probant/contract/account-export'
import type { RequestOf } from '@probant/contract/endpoint'
import type { Locale } from '@probant/contract/locales'
import {
  changeEmail,
  changePassword,
  deleteAccount,
  revokeSession,
  signOutEverywhere,
  updateUser,
} from '@probant/contract/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseLocale } from '#web/i18n/i18n.ts'
import { request } from '#web/lib/api-client.ts'
import type { FailureTold } from '#web/lib/query-client.ts'
import { adoptUser, forgetSession, sessionState } from '#web/lib/session.ts'
import { sessionListQuery } from './queries.ts'

export function useUpdateUser(meta: FailureTold = {}) {
  return useMutation({
    meta,
    mutationFn: (body: RequestOf<typeof updateUser>['body']) => request(updateUser, { body }),
    onSuccess: adoptUser,
  })
}

/** Speaks the other language at once, and has mails follow where someone is signed in. */
export function useChangeLocale() {
  return useMutation({
    mutationFn: async (locale: Locale) => {
      await chooseLocale(locale)
      if (sessionState().status !== 'signedIn') return
      adoptUser(await request(updateUser, { body: { locale } }))
    },
  })
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof changeEmail>['body']) => request(changeEmail, { body }),
    onSuccess: adoptUser,
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof changePassword>['body']) => request(changePassword, { body }),
    onSuccess: (user) => {
      adoptUser(user)
      void queryClient.invalidateQueries({ queryKey: sessionListQuery.queryKey })
    },
  })
}

export function useRevokeSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => request(revokeSession, { params: { sessionId } }),
    meta: { failed: 'operationFailed' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionListQuery.queryKey }),
  })
}

export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => request(signOutEverywhere),
    meta: { failed: 'operationFailed' },
    onSuccess: forgetSession,
  })
}

export function useExportAccount() {
  return useMutation({ mutationFn: () => request(exportAccount), meta: { failed: 'operationFailed' } })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof deleteAccount>['body']) => request(deleteAccount, { body }),
    onSuccess: forgetSession,
  })
}
