import type { QueryClient } from '@tanstack/react-query'
import { toastFailure } from './components/feedback/toast-failure.ts'
import { refusalOf } from './components/form/refusal.ts'
import type { FailureSentence } from './lib/query-client.ts'

/** Tells what failed in the words that the mutation names, also where the row or dialog that asked is gone by then. */
export function tellFailedMutations(
  client: QueryClient,
  inWords: (sentence: FailureSentence) => string,
): void {
  client.getMutationCache().config.onError = (error, variables, _context, { meta = {} }) => {
    const { failed, showsRefusals } = meta
    if (!failed || (showsRefusals && refusalOf(error))) return
    toastFailure(error, inWords(typeof failed === 'function' ? failed(variables) : failed))
  }
}
