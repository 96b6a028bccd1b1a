import type { Locale } from '@probant/contract/locales'
import type { makeTryoutQuestions, previewTryout } from '@probant/contract/tryout'
import type { z } from 'zod'
import type { GenerationServices } from '#server/modules/generation/index.ts'
import type { Rendering } from '#server/modules/questions/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import { type Attempts, networkOf } from '#server/platform/security/attempts/service.ts'
import type { BotCheck } from '#server/platform/security/bot-check/provider.ts'
import { attemptKeys } from './attempt-keys.ts'

interface Dependencies {
  attempts: Attempts
  botCheck: BotCheck
  unkept: GenerationServices['unkept']
  rendering: Rendering
}

/** What the demo asks of the server. A visitor is known by their network, and nothing of theirs is stored. */
export function createTryoutService({ attempts, botCheck, unkept, rendering }: Dependencies) {
  // A class may try it out together, but one network never holds everybody's turns.
  const seats = createSeats(MOST_AT_ONCE)

  return {
    async subjects(typed: { search: string; language: Locale }, { address }: Caller): Promise<string[]> {
      await attempts.begin(attemptKeys.suggesting(address))
      return unkept.subjects(typed)
    },

    async make(
      { botToken, ...request }: z.output<typeof makeTryoutQuestions.schema.body>,
      { address }: Caller,
      signal: AbortSignal,
    ) {
      ensure(await botCheck.verify({ token: botToken, action: 'tryout', address }), 'botCheckFailed')
      await attempts.begin(attemptKeys.making(address))

      const asker = askerAt(address)
      const leave = seats.take(asker)
      try {
        return await unkept.make(request, { asker, signal })
      } finally {
        leave()
      }
    },

    async preview(
      written: z.output<typeof previewTryout.schema.body>,
      { address }: Caller,
      signal: AbortSignal,
    ) {
      await attempts.begin(attemptKeys.previewing(address))
      return { html: await rendering.preview(askerAt(address), written, { signal, isStranger: true }) }
    },
  }
}

const MOST_AT_ONCE = 10

function askerAt(address: string): string {
  return `tryout:${networkOf(address)}`
}
