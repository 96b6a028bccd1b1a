import type { BotAction } from '@probant/contract/auth'
import { loadScript } from './script.ts'

interface TurnstileOptions {
  sitekey: string
  action: BotAction
  appearance: 'interaction-only'
  callback: (token: string) => void
  'error-callback': (code: string) => void
}

interface Turnstile {
  render: (container: HTMLElement, options: TurnstileOptions) => string
  remove: (widget: string) => void
}

/** Turnstile asks something of the person only where it must; its frame then lies in the middle of the page. */
export async function turnstileToken(siteKey: string, action: BotAction): Promise<string> {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
  const { turnstile } = window as unknown as { turnstile: Turnstile }
  const container = document.createElement('div')
  container.style.cssText =
    'position:fixed;inset:0;margin:auto;width:fit-content;height:fit-content;z-index:1000'
  document.body.append(container)

  let widget: string | undefined
  return new Promise<string>((resolve, reject) => {
    widget = turnstile.render(container, {
      sitekey: siteKey,
      action,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': (code) => reject(new Error(`Turnstile: ${code}`)),
    })
  }).finally(() => {
    if (widget) turnstile.remove(widget)
    container.remove()
  })
}
