import type { SecondFactorAnswer } from '@probant/contract/second-factor/answer'
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  showSecondFactor,
  startAuthenticator,
} from '@probant/contract/second-factor/own'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { fetchSession } from '#web/lib/session.ts'

export function useStartAuthenticator() {
  return useMutation({
    mutationFn: (body: { currentPassword: string }) => request(startAuthenticator, { body }),
  })
}

export function useConfirmAuthenticator() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (code: string) => request(confirmAuthenticator, { body: { code } }),
    onSuccess,
  })
}

export function useRemoveAuthenticator() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: () => request(removeAuthenticator),
    meta: { failed: 'operationFailed' },
    onSuccess,
  })
}

export function useRenewRecoveryCodes() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: () => request(renewRecoveryCodes),
    meta: { failed: 'operationFailed' },
    onSuccess,
  })
}

export function useShowSecondFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SecondFactorAnswer) => request(showSecondFactor, { body }),
    // One recovery code fewer, say.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['users', 'second-factor'] }),
  })
}

/** What the page knows of the account, of its second factor and of its sessions may be another now. */
function useChanged() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([fetchSession(), queryClient.invalidateQueries({ queryKey: ['users'] })])
  }
}
