import type { BotAction } from '@probant/contract/auth'
import type { Site } from '@probant/contract/site'
import { altchaToken } from './bot-check/altcha.ts'
import { recaptchaToken } from './bot-check/recaptcha.ts'
import { turnstileToken } from './bot-check/turnstile.ts'

/** A token that says: probably a person, doing this one thing. */
export function botToken(check: Site['botCheck'], action: BotAction): Promise<string> {
  switch (check.provider) {
    case 'altcha':
      return altchaToken(action)
    case 'recaptcha':
      return recaptchaToken(check.siteKey, action)
    case 'turnstile':
      return turnstileToken(check.siteKey, action)
  }
}
