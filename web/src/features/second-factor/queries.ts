import { getSecondFactor } from '@probant/contract/second-factor/own'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['users', 'second-factor'],
  queryFn: ({ signal }) => request(getSecondFactor, { signal }),
})
