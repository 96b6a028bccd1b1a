import { QueryClient } from '@tanstack/react-query'
import { onSessionChange, sessionState } from './session.ts'

/** Retrying is the HTTP client's business. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
})

/** What one account has seen is not for the next one at the same browser. */
export function forgetDataOfOthers(): void {
  let person: string | undefined
  onSessionChange(() => {
    const session = sessionState()
    if (session.status !== 'signedIn') return
    if (person && person !== session.user.id) queryClient.clear()
    person = session.user.id
  })
}
