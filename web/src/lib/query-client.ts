import { QueryClient } from '@tanstack/react-query'
import type { Sentences } from '#web/i18n/sentences.ts'
import { onSessionChange, personIn, sessionState } from './session.ts'

/**
 * Retrying is the HTTP client's business. What is done without a network fails at once: held back, it would be done
 * behind everybody's back when the network returns, minutes after it was meant.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** How a mutation's failure is told (`failed-mutations.ts`). One that names nothing is told by whoever asked for it, as forms do. */
export type FailureTold = {
  /** What did not work; a refusal says by itself what is wrong. */
  failed?: FailureSentence | ((variables: unknown) => FailureSentence)
  /** Refusals stand where they were met, beside the field; only what failed otherwise is told. */
  showsRefusals?: boolean
}

export type FailureSentence = Extract<keyof Sentences['common']['messages'], `${string}Failed`>

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: FailureTold
  }
}

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
