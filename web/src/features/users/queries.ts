import { listSessions } from '@probant/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const sessionListQuery = queryOptions({
  queryKey: ['users', 'sessions'],
  queryFn: ({ signal }) => request(listSessions, { signal }),
})
