import { startGeneration } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import { type KeptTryoutForm, keepTryout } from '@probant/contract/tryout-keeping'
import { USUAL_TYPES } from '@probant/kinds/types'
import { useMutation } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { demoWorkspace } from './demo-workspace.ts'
import { capacityLeftIn } from './workspace.ts'

/** Enough to see of every kind what it is like; fewer, where the demo takes no more. */
export function firstQuestions(capacity: number) {
  // One that is full is asked for all, and says so.
  if (capacity === 0 || capacity >= FIRST) return { easy: 2, medium: 2, tough: 1 }
  return { easy: Math.ceil(capacity / 2), medium: Math.floor(capacity / 2), tough: 0 }
}

const FIRST = 5

/** The first questions, at one press. */
export function useStartDemo() {
  return useMutation({
    mutationFn: (body: { subject: string; language: Locale }) =>
      request(startGeneration, {
        body: {
          ...body,
          counts: firstQuestions(capacityLeftIn(demoWorkspace.contents())),
          types: USUAL_TYPES,
        },
      }),
  })
}

/** What was made becomes the account's; sent again, it is not made again. */
export function useKeepTryout() {
  return useMutation({ mutationFn: (body: KeptTryoutForm) => request(keepTryout, { body }) })
}
