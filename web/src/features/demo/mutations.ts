import { startGeneration } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import { type KeptTryoutForm, keepTryout } from '@probant/contract/tryout-keeping'
import { useMutation } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

/** Enough to see of every kind what it is like. */
export const FIRST_QUESTIONS = { easy: 2, medium: 2, tough: 1 }

/** The first questions, at one press. */
export function useStartDemo() {
  return useMutation({
    mutationFn: (body: { subject: string; language: Locale }) =>
      request(startGeneration, {
        body: { ...body, counts: FIRST_QUESTIONS, types: ['multiple_choice', 'true_false', 'fill_in'] },
      }),
  })
}

/** What was made becomes the account's; sent again, it is not made again. */
export function useKeepTryout() {
  return useMutation({ mutationFn: (body: KeptTryoutForm) => request(keepTryout, { body }) })
}
