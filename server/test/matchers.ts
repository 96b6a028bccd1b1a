import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { errorSentence } from '@probant/contract/sentences'
import { expect } from 'vitest'

interface Answered {
  status: number
  body: { error?: { code: string; message: string; params?: Record<string, string | number> } }
}

expect.extend({
  /** The answer is this refusal: its code, its status and, in one of the languages, its sentence. */
  toFailWith(received: Answered, name: ErrorName) {
    const { code, status } = ERRORS[name]
    const error = received.body?.error
    const sentences = (['en', 'fr'] as const).map((locale) => errorSentence(locale, name, error?.params))
    const pass = received.status === status && error?.code === code && sentences.includes(error.message)
    return {
      pass,
      message: () =>
        `expected ${pass ? 'no ' : ''}${code} ${name} (${status}), got ${received.status} ${JSON.stringify(received.body)}`,
    }
  },
})

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toFailWith(name: ErrorName): R
  }
}
