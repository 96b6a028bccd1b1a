import type { BotAction } from '@probant/contract/auth'
import { loadScript } from './script.ts'

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: BotAction }) => Promise<string>
}

export async function recaptchaToken(siteKey: string, action: BotAction): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}
