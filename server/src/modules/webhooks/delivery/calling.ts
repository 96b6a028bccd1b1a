import { SECOND } from '#server/platform/clock.ts'
import { type Outbound, OutboundFailure } from '#server/platform/outbound/index.ts'
import { messageOf } from '../present.ts'
import type { WebhookRow } from '../repository.ts'
import type { WebhookSecrets } from '../secrets.ts'
import type { DeliveryRow } from './repository.ts'
import type { Outcome } from './retrying.ts'

/** Hands one message to one address. It never fails: whatever goes wrong is an outcome. */
export function createCalling({ outbound, secrets }: { outbound: Outbound; secrets: WebhookSecrets }) {
  return async (webhook: WebhookRow, delivery: DeliveryRow): Promise<Outcome> => {
    const body = JSON.stringify(messageOf(delivery))
    const signed = secrets.sign(webhook, delivery.id, body)
    if (!signed) return { answerStatus: null, fault: 'notSigned' }
    try {
      const { status } = await outbound.fetch(webhook.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body,
        timeoutMs: PATIENCE_MS,
        // Nobody reads it; what is short enough leaves the connection open for the next message.
        maxBytes: 64 * 1024,
        cutsBody: true,
      })
      return { answerStatus: status, fault: null }
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error
      const { fault } = error
      return { answerStatus: null, fault: fault === 'answerTooLarge' ? 'unreachable' : fault }
    }
  }
}

export type Calling = ReturnType<typeof createCalling>

const PATIENCE_MS = 10 * SECOND
