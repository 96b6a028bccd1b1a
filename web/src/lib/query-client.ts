import { QueryClient } from '@tanstack/react-query'
import { onSessionChange, sessionState } from './session.ts'

/** Retrying is the HTTP client's business. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
})

/** What one account has seen is not for the next one at the same browser. */
export function forgetDataWithSession(): void {
  let person = personOf()
  onSessionChange(() => {
    if (person !== undefined && person !== personOf()) queryClient.clear()
    person = personOf()
  })
}

function personOf(): string | undefined {
  const session = sessionState()
  return session.status === 'signedIn' ? session.user.id : undefined
}
