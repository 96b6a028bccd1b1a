import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { answerStripeCall, refuse, type StripeAnswer, type StripeCall } from './stripe-answers.ts'
import { readForm, textAt } from './stripe-form.ts'
import { createStripeModel, type StripeModel } from './stripe-model.ts'
import type { StripeEvent } from './stripe-objects.ts'
import { type StripePage, stripePageAt } from './stripe-pages.ts'

/** Stripe on loopback: speaks its HTTP for the calls that are used, keeps a model that a test can move, and fails on demand. */
export async function startStripeServer({ now = () => new Date() } = {}): Promise<FakeStripeServer> {
  let url = ''
  let broken: string | undefined
  let held: Held | undefined
  let webhook: string | undefined
  const calls: StripeCall[] = []
  const model = createStripeModel({ url: () => url, now })

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    const page = stripePageAt(model, call.path)
    if (page) return show(page, call, response)
    const { status, body } = answer(call, request.headers.authorization)
    if (held && call.path.startsWith(held.path)) await hold()
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${calls.length}`,
      'stripe-should-retry': 'false',
    })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(call: StripeCall, authorization: string | undefined): StripeAnswer {
    if (authorization !== `Bearer ${KEYS.secretKey}`)
      return refuse(401, 'Invalid API Key provided: sk_test_***')
    calls.push(call)
    if (broken !== undefined && call.path.startsWith(broken)) return BROKEN
    return answerStripeCall(model, call)
  }

  async function show(
    { html, actions, next }: StripePage,
    { method, form }: StripeCall,
    response: ServerResponse,
  ) {
    if (method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      return
    }
    await report(actions[textAt(form, 'action') ?? '']?.() ?? [])
    response.writeHead(303, { location: next }).end()
  }

  async function report(events: readonly StripeEvent[]): Promise<void> {
    if (!webhook) return
    for (const event of events) {
      const { payload, signature } = sign(event)
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      await fetch(webhook, { method: 'POST', headers, body: payload })
    }
  }

  function sign(event: StripeEvent, { at = now(), secret = KEYS.webhookSecret } = {}) {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(at.getTime() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { payload, signature }
  }

  /** What was found is sent only later, when it may be old. */
  async function hold() {
    const { reached, released } = held as Held
    held = undefined
    reached.resolve()
    await released.promise
  }

  return {
    url,
    ...KEYS,
    env: {
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_API_URL: url,
    },
    model,
    calls,
    breakDown(path) {
      broken = path
    },
    holdNext(path) {
      const waiting = {
        path,
        reached: Promise.withResolvers<void>(),
        released: Promise.withResolvers<void>(),
      }
      held = waiting
      return { reached: waiting.reached.promise, release: () => waiting.released.resolve() }
    },
    sign,
    reportTo(address) {
      webhook = address
    },
    report,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export interface FakeStripeServer {
  url: string
  secretKey: string
  webhookSecret: string
  /** What an app needs to find it. */
  env: Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL', string>
  model: StripeModel
  /** What was asked with the right key, in order. */
  calls: StripeCall[]
  /** From now on calls below this path fail; without one, all works again. */
  breakDown(path?: string): void
  /** The next answer below this path is made at once, and sent when it is released. */
  holdNext(path: string): { reached: Promise<void>; release(): void }
  /** A report as Stripe would send it. */
  sign(event: StripeEvent, options?: { at?: Date; secret?: string }): { payload: string; signature: string }
  /** Where a browser's actions on its pages are reported from now on, before the browser is sent back. */
  reportTo(address: string): void
  /** Sends what a movement of the model gave back there. */
  report(events: readonly StripeEvent[]): Promise<void>
  close(): Promise<void>
}

interface Held {
  path: string
  reached: PromiseWithResolvers<void>
  released: PromiseWithResolvers<void>
}

const KEYS = {
  secretKey: 'sk_test_between_the_two_of_us',
  webhookSecret: 'whsec_nobody_else_signs_like_this',
}
const BROKEN: StripeAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'as the test wishes' } },
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const body = await text(request)
  const isQuery = request.method === 'GET' || request.method === 'DELETE'
  return { method: request.method ?? 'GET', path: pathname, form: readForm(isQuery ? search : body) }
}
