import type { BotAction } from '@probant/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#web/lib/api-error.ts'
import { botToken } from './bot-check.ts'
import { siteQuery } from './queries.ts'

/** A token is good for five minutes; one that might run out on the way is not used. */
const FRESH_MS = 4 * 60_000

interface Prepared {
  token: Promise<string>
  at: number
}

/** Begins the check when the person begins to type, so that it is done by the time they have finished. */
export function useBotCheck(action: BotAction) {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const prepared = useRef<Prepared>(undefined)

  function prepare(): Prepared {
    if (prepared.current && Date.now() - prepared.current.at < FRESH_MS) return prepared.current
    const token = queryClient.ensureQueryData(siteQuery).then(({ botCheck }) => botToken(botCheck, action))
    // Whoever takes the token sees the failure; until then it is nobody's.
    token.catch(() => undefined)
    prepared.current = { token, at: Date.now() }
    return prepared.current
  }

  /** Each token is used once. */
  async function takeToken(): Promise<string> {
    const { token } = prepare()
    prepared.current = undefined
    return token.catch((error: unknown) => {
      throw error instanceof ApiError ? error : new ApiError({ code: '', message: t('botCheckFailed') }, 0)
    })
  }

  return { prepare: () => void prepare(), takeToken }
}
