import { type BotAction, getBotChallenge } from '@probant/contract/auth'
import type { Site } from '@probant/contract/site'
import type { Challenge, Solution } from 'altcha-lib/types'
import { request } from '../api-client.ts'

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

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: BotAction }) => Promise<string>
}

async function recaptchaToken(siteKey: string, action: BotAction): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}

/** The embedded check: a proof of work, done off the main thread so that the page stays awake. */
async function altchaToken(action: BotAction): Promise<string> {
  const challenge = (await request(getBotChallenge, { querystring: { action } })) as unknown as Challenge
  const solution = await solveInWorker(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('The proof of work was not found in time'))
    worker.onerror = (event) => reject(new Error(event.message || 'The proof of work could not be started'))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

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
async function turnstileToken(siteKey: string, action: BotAction): Promise<string> {
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

const loading = new Map<string, Promise<void>>()

/** Loads a provider's script, once. */
function loadScript(src: string): Promise<void> {
  let script = loading.get(src)
  if (!script) {
    script = new Promise<void>((resolve, reject) => {
      const element = document.createElement('script')
      element.src = src
      element.async = true
      element.onload = () => resolve()
      element.onerror = () => {
        element.remove()
        loading.delete(src)
        reject(new Error(`${new URL(src).host} could not be loaded`))
      }
      document.head.append(element)
    })
    loading.set(src, script)
  }
  return script
}
