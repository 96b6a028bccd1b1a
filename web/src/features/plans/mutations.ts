import { type LimitRequest, requestLimit } from '@probant/contract/organizations'
import { useMutation } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export function useRequestLimit(organizationId: string) {
  return useMutation({
    mutationFn: (body: LimitRequest) => request(requestLimit, { params: { organizationId }, body }),
  })
}
