import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createSendingService } from './service.ts'

export type { Sending } from './service.ts'

export const createSending = (
  { db, now, config }: Platform,
  { subscriptions }: { subscriptions: SubscriptionService },
) => createSendingService({ db, now, subscriptions, perDay: config.mail.perDay })
