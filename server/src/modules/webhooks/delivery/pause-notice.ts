import type { Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import { webhookPausedEmail } from '../emails.ts'
import { type WebhookRow, webhookRepository } from '../repository.ts'

interface Dependencies {
  sending: Sending
  origin: () => string
}

/** That a webhook was paused by itself, for whoever keeps it. */
export function createPauseNotice({ sending, origin }: Dependencies) {
  return async (tx: Tx, webhook: WebhookRow): Promise<void> => {
    const keeper = await webhookRepository(tx).findKeeper(webhook)
    if (!keeper) return
    const { userId, email, locale, organizationName } = keeper
    const mail = webhookPausedEmail(locale, {
      reason: webhook.pauseReason === 'gone' ? 'gone' : 'failing',
      host: new URL(webhook.address).host,
      organization: organizationName,
      link: `${origin()}/dashboard/connections`,
    })
    await sending.post(tx, { userId, to: email, locale, ...mail })
  }
}

export type PauseNotice = ReturnType<typeof createPauseNotice>
