import type { BotCheck } from '../provider.ts'
import { siteVerify } from '../site-verify.ts'

/** reCAPTCHA v3: Google watches the page and says how human the visitor seems, from 0 to 1. */
export function createRecaptcha({ secret, verifyUrl }: { secret: string; verifyUrl: string }): BotCheck {
  return {
    provider: 'recaptcha',

    async verify({ token, action, address }) {
      const answer = await siteVerify(verifyUrl, { secret, response: token, remoteip: address })
      return answer.success && answer.action === action && (answer.score ?? 0) >= LOWEST_SCORE
    },
  }
}

// The middle, as Google advises to begin with.
const LOWEST_SCORE = 0.5
