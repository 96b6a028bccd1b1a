import type { BotCheck } from '../provider.ts'
import { siteVerify } from '../site-verify.ts'

/** Cloudflare Turnstile: no score, a plain yes or no. */
export function createTurnstile({ secret, verifyUrl }: { secret: string; verifyUrl: string }): BotCheck {
  return {
    provider: 'turnstile',

    async verify({ token, action, address }) {
      const answer = await siteVerify(verifyUrl, { secret, response: token, remoteip: address })
      return answer.success && answer.action === action
    },
  }
}
