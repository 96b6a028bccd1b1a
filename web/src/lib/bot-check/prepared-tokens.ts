import type { BotAction } from '@probant/contract/auth'
import type { Site } from '@probant/contract/site'
import { ApiError } from '../api-error.ts'
import { botToken } from './bot-token.ts'

/** Of the three kinds of token one is good for two minutes only; one that might run out on the way is not used. */
const FRESH_MS = 90_000

interface Options {
  action: BotAction
  /** How this installation checks. */
  check: () => Promise<Site['botCheck']>
  /** What to say where no token is to be had. */
  failed: () => string
}

/** Tokens for one thing to do: begun before it is done, so that nobody waits for them then. */
export function createBotTokens({ action, check, failed }: Options) {
  let prepared: { token: Promise<string>; at: number } | undefined

  function prepare() {
    if (prepared && Date.now() - prepared.at < FRESH_MS) return prepared
    const token = check().then((known) => botToken(known, action))
    // Whoever takes the token sees the failure; until then it is nobody's.
    token.catch(() => undefined)
    prepared = { token, at: Date.now() }
    return prepared
  }

  return {
    prepare: () => void prepare(),

    /** Each token is used once. */
    async take(): Promise<string> {
      const { token } = prepare()
      prepared = undefined
      return token.catch((error: unknown) => {
        throw error instanceof ApiError ? error : new ApiError({ code: '', message: failed() }, 0)
      })
    },
  }
}
