import type { BotAction } from '@probant/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createBotTokens } from '#web/lib/bot-check/prepared-tokens.ts'
import { siteQuery } from './queries.ts'

/** Begins the check when the person begins to type, so that it is done by the time they have finished. */
export function useBotCheck(action: BotAction) {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const [tokens] = useState(() =>
    createBotTokens({
      action,
      check: async () => (await queryClient.ensureQueryData(siteQuery)).botCheck,
      failed: () => t('botCheckFailed'),
    }),
  )
  return { prepare: tokens.prepare, takeToken: tokens.take }
}
