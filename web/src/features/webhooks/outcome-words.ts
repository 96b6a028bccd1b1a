import type { WebhookDelivery } from '@probant/contract/webhooks/deliveries'
import { useTranslation } from 'react-i18next'

type Outcome = Pick<WebhookDelivery, 'status' | 'answerStatus' | 'fault'>

/** What the last attempt came to, in a sentence; nothing before there was one. */
export function useOutcomeWords() {
  const { t } = useTranslation('connections')
  return ({ status: became, answerStatus: status, fault }: Outcome): string | undefined => {
    if (fault) return t(`webhooks.outcome.${fault}`)
    if (status === null) return undefined
    if (became === 'delivered') return t('webhooks.outcome.delivered', { status })
    return t(status >= 300 && status < 400 ? 'webhooks.outcome.redirected' : 'webhooks.outcome.answered', {
      status,
    })
  }
}

/** The same for whoever has just sent it, and waits for that. */
export function useSentWords() {
  const { t } = useTranslation('connections')
  const words = useOutcomeWords()
  return (delivery: Outcome): string => {
    const reason = words(delivery) ?? ''
    return delivery.status === 'delivered' ? reason : t('webhooks.outcome.notDelivered', { reason }).trim()
  }
}
