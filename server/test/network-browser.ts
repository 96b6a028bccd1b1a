import type { FastifyInstance } from 'fastify'
import { createBrowser } from './browser.ts'

interface Injected {
  method: string
  url: string
  payload?: unknown
  cookies: Record<string, string>
  headers: Record<string, string>
}

/** The same browser, before a server that runs in a process of its own. */
export function networkBrowser(url: string) {
  const app = { inject: (request: Injected) => sent(url, request) }
  return createBrowser(app as unknown as FastifyInstance)
}

async function sent(origin: string, { method, url, payload, cookies, headers }: Injected) {
  const isBytes = payload instanceof Uint8Array
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const response = await fetch(origin + url, {
    method,
    headers: {
      ...(payload === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
    },
    ...(payload === undefined ? {} : { body: isBytes ? new Uint8Array(payload) : JSON.stringify(payload) }),
  })
  const body = await response.text()
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie().map(cookieIn),
    body,
    json: () => JSON.parse(body),
  }
}

function cookieIn(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? []
  return { name, value }
}
