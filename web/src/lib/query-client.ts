import { QueryClient } from '@tanstack/react-query'
import { onSessionChange, personIn, sessionState } from './session.ts'

/** Retrying is the HTTP client's business. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
})

/** What one account has seen is not for the next one at the same browser. */
export function forgetDataOfOthers(): void {
  let person: string | undefined
  onSessionChange(() => {
    const next = personIn(sessionState())?.id
    if (!next) return
    if (person && person !== next) queryClient.clear()
    person = next
  })
}
