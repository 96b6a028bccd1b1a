import type { BotAction, SignedIn } from '@probant/contract/auth'
import { getBotChallenge, logIn, signUp } from '@probant/contract/auth'
import type { Endpoint, RequestOf, ResponseOf } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import type { ErrorBody } from '@probant/contract/error-body'
import { ERRORS } from '@probant/contract/errors'
import { refusalsByStatus } from '@probant/contract/refusals'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { solve } from './bot-token.ts'

/** What came back. `body` is what the contract promises, or the refusal. */
export interface Answer<E extends Endpoint> {
  status: number
  body: ResponseOf<E> & ErrorBody
  headers: LightMyRequestResponse['headers']
  cookies: LightMyRequestResponse['cookies']
}

export interface CallOptions {
  headers?: Record<string, string>
  /** Instead of the browser's own access token; null sends none. */
  bearer?: string | null
}

/** A person's browser: keeps its cookies and its access token, speaks HTTP to the real app. */
export function createBrowser(app: FastifyInstance, { language = 'en', address = '127.0.0.1' } = {}) {
  const jar = new Map<string, string>()
  const browser = {
    accessToken: undefined as string | undefined,
    jar,

    async call<E extends Endpoint>(
      endpoint: E,
      request?: RequestOf<E>,
      options: CallOptions = {},
    ): Promise<Answer<E>> {
      const { params, querystring, body } = (request ?? {}) as Record<
        string,
        Record<string, unknown> | undefined
      >
      const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(params?.[name])),
      )
      const answer = await browser.send(endpoint.method, path + queryOf(querystring), body, options)
      return answer as Answer<E>
    },

    /** Anything at all, also what the contract would not let one write. */
    async send(method: string, url: string, payload?: unknown, { headers, bearer }: CallOptions = {}) {
      const token = bearer === undefined ? browser.accessToken : bearer
      const response = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: address,
        payload: payload as object,
        cookies: Object.fromEntries(jar),
        headers: {
          'accept-language': language,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      })
      for (const { name, value } of response.cookies) value ? jar.set(name, value) : jar.delete(name)
      const answer = {
        status: response.statusCode,
        body: bodyOf(response),
        headers: response.headers,
        cookies: response.cookies,
      }
      expectDeclared(method, url, answer)
      return answer
    },

    async botToken(action: BotAction): Promise<string> {
      const { body } = await browser.call(getBotChallenge, { querystring: { action } })
      return solve(body)
    },

    async signUp(person: Partial<Person> = {}): Promise<Answer<typeof signUp>> {
      const { email, username, password, setupCode } = { ...aPerson(), ...person }
      const botToken = await browser.botToken('signup')
      const answer = await browser.call(signUp, {
        body: { email, username, password, confirmPassword: password, botToken, setupCode },
      })
      return browser.keep(answer)
    },

    async logIn(person: { email: string; password: string }): Promise<Answer<typeof logIn>> {
      const botToken = await browser.botToken('login')
      return browser.keep(await browser.call(logIn, { body: { ...person, botToken } }))
    },

    keep<A extends { status: number; body: Partial<SignedIn> }>(answer: A): A {
      if (answer.status < 300) browser.accessToken = answer.body.accessToken
      return answer
    },
  }
  return browser
}

export type Browser = ReturnType<typeof createBrowser>

export interface Person {
  email: string
  username: string
  password: string
  setupCode?: string
}

// All of one length: by name they stand in the order in which they came.
let people = 1000
export const PASSWORD = 'Correct-horse-1'

export function aPerson(person: Partial<Person> = {}): Person {
  people++
  return { email: `person${people}@example.org`, username: `Person ${people}`, password: PASSWORD, ...person }
}

/** Whatever an endpoint refuses with is what its documentation says. */
function expectDeclared(method: string, url: string, { status, body }: Answered): void {
  const code = body?.error?.code
  const endpoint = code && endpointAt(method, url)
  if (!endpoint) return
  const declared = refusalsByStatus(endpoint).get(status) ?? []
  if (!declared.some((name) => ERRORS[name].code === code))
    throw new Error(`${method} ${endpoint.url} does not declare ${status} ${code}`)
}

interface Answered {
  status: number
  body?: Partial<ErrorBody>
}

/** Where an address could be several, the one without an id in it. */
function endpointAt(method: string, url: string): Endpoint | undefined {
  const [path = ''] = url.split('?')
  return PATHS.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
}

const PATHS = Object.values(ENDPOINTS)
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.url.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((one, other) => one.endpoint.url.split(':').length - other.endpoint.url.split(':').length)

function queryOf(querystring: Record<string, unknown> | undefined): string {
  if (!querystring) return ''
  const entries = Object.entries(querystring).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return `?${new URLSearchParams(entries as [string, string][])}`
}

function bodyOf(response: LightMyRequestResponse) {
  const isJson = String(response.headers['content-type']).includes('json')
  return isJson ? response.json() : response.body
}
