import { listPlans } from '@probant/contract/plans'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const planListQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => request(listPlans, { signal }),
})
