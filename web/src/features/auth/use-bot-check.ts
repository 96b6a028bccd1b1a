import type { BotAction } from '@probant/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createBotTokens } from '#web/lib/bot-check/prepared-tokens.ts'
import { siteQuery } from './queries.ts'

/** Begins the check when the person begins to type, so that it is done by the time they have finished. */
export function useBotCheck(action: BotAction) {
  const { prepare, takeToken } = useBotChecks()
  return { prepare: () => prepare(action), takeToken: () => takeToken(action) }
}

/** The same, where only what is typed says what it is for. */
export function useBotChecks() {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const [known] = useState(() => new Map<BotAction, ReturnType<typeof createBotTokens>>())

  function tokensFor(action: BotAction) {
    const tokens =
      known.get(action) ??
      createBotTokens({
        action,
        check: async () => (await queryClient.ensureQueryData(siteQuery)).botCheck,
        failed: () => t('botCheckFailed'),
      })
    known.set(action, tokens)
    return tokens
  }
  return {
    prepare: (action: BotAction) => tokensFor(action).prepare(),
    takeToken: (action: BotAction) => tokensFor(action).take(),
  }
}
