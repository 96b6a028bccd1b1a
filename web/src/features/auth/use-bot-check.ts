import type { BotAction } from '@probant/contract/auth'
import type { Site } from '@probant/contract/site'
import { useQueryClient } from '@tanstack/react-query'
import type { Challenge, Solution } from 'altcha-lib/types'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#web/lib/api-error.ts'
import { fetchBotChallenge, siteQuery } from './queries.ts'

/** A token is good for five minutes; one that might run out on the way is not used. */
const FRESH_MS = 4 * 60_000

interface Prepared {
  token: Promise<string>
  at: number
}

/** Begins the check when the person begins to type, so that it is done by the time they have finished. */
export function useBotCheck(action: BotAction) {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const prepared = useRef<Prepared>(undefined)

  function prepare(): Prepared {
    if (prepared.current && Date.now() - prepared.current.at < FRESH_MS) return prepared.current
    const token = queryClient.ensureQueryData(siteQuery).then(({ botCheck }) => botToken(botCheck, action))
    // Whoever takes the token sees the failure; until then it is nobody's.
    token.catch(() => undefined)
    prepared.current = { token, at: Date.now() }
    return prepared.current
  }

  /** Each token is used once. */
  async function takeToken(): Promise<string> {
    const { token } = prepare()
    prepared.current = undefined
    return token.catch((error: unknown) => {
      throw error instanceof ApiError ? error : new ApiError({ code: '', message: t('botCheckFailed') }, 0)
    })
  }

  return { prepare: () => void prepare(), takeToken }
}

/** A token that says: probably a person, doing this one thing. */
function botToken(check: Site['botCheck'], action: BotAction): Promise<string> {
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
  const challenge = (await fetchBotChallenge(action)) as unknown as Challenge
  const solution = await solveInWorker(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./bot-check/altcha-worker.ts', import.meta.url), { type: 'module' })
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
