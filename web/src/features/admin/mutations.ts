import { type AdminUser, resendMail, setUserStatus } from '@probant/contract/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { adminKeys } from './queries.ts'

export function useResendMail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string) => request(resendMail, { params: { mailId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.mails }),
  })
}

export function useSetUserStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: Pick<AdminUser, 'id' | 'status'>) =>
      request(setUserStatus, { params: { userId: id }, body: { status } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.users }),
  })
}
