import { API_KEY_PREFIX } from '@probant/contract/api-keys/keys'
import type { Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { ERRORS } from '@probant/contract/errors'
import { WORKSPACE_HEADER } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import { ANY_BODY, NOWHERE } from '#test/addressed.ts'
import { programsOf } from '#test/api-keys.ts'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { anInvitation, enter } = enteringOf(test)
const { aProgram } = programsOf(test)

/** They would end the session that goes on here. */
const ENDINGS = ['deleteSession', 'signOutEverywhere', 'deleteAccount', 'changePassword']
const all = Object.entries(ENDPOINTS).filter(([name]) => !ENDINGS.includes(name))

/** What is wrong with a call, for every endpoint. */
interface Attempt {
  caller: Browser
  id?: string
  payload?: unknown
  headers?: Record<string, string>
}

describe('what a call is refused with', () => {
  it('is what the document of the API says, whoever calls and whatever they send', async () => {
    const { body: document } = await test.browser().send('GET', '/api/openapi.json')
    const seen = new Set<string>()

    for (const attempt of await attempts()) {
      for (const [name, endpoint] of all) {
        if (attempt.caller.accessToken?.startsWith(API_KEY_PREFIX)) test.clock.advance({ seconds: 1 })
        const { status, body } = await call(attempt, endpoint)
        const code = body?.error?.code
        if (!code) continue
        seen.add(code)
        const path = document.paths[endpoint.url.replace(/:(\w+)/g, '{$1}')]
        const refused = path[endpoint.method.toLowerCase()].responses[status]
        const { schema } = refused?.content['application/json'] ?? {}
        const codes = schema?.allOf[1].properties.error.properties.code.enum
        expect.soft(codes, `${name} ${status} ${code}`).toContain(code)
      }
    }

    for (const name of MET) expect(seen, name).toContain(ERRORS[name].code)
  })

  /** Each in a way that is stopped at another place. */
  async function attempts(): Promise<Attempt[]> {
    const person = await aVerifiedPerson()
    const participant = test.browser()
    await enter(participant, (await anInvitation()).token)
    const program = await aProgram(person)
    const reader = await aProgram(person, { scopes: ['read'] })
    const stranger = Object.assign(test.browser(), { accessToken: `${program.accessToken}x` })
    const payload = ANY_BODY

    return [
      { caller: test.browser(), payload },
      { caller: participant, payload },
      { caller: person, payload, id: 'not-an-id' },
      { caller: person, payload, id: 'x'.repeat(200) },
      { caller: person, payload, headers: { [WORKSPACE_HEADER]: NOWHERE } },
      { caller: person, payload, headers: { 'sec-fetch-site': 'cross-site' } },
      { caller: person, payload: {} },
      { caller: person, payload },
      { caller: person, payload: '{"half":', headers: JSON_TYPE },
      { caller: person, payload: 'a=b', headers: { 'content-type': 'text/csv' } },
      { caller: person, payload: { ...payload, title: 'x'.repeat(1_100_000) } },
      // From here on time passes, and sessions would end: a key is good for so many calls a minute.
      { caller: stranger, payload },
      { caller: reader, payload },
      { caller: program, payload },
      { caller: program, payload, headers: { [WORKSPACE_HEADER]: NOWHERE } },
      { caller: program, payload, headers: { 'idempotency-key': 'a'.repeat(256) } },
    ]
  }

  function call({ caller, id = NOWHERE, payload, headers = {} }: Attempt, { method, url }: Endpoint) {
    const body = method === 'GET' ? undefined : payload
    const { 'content-type': type, ...others } = headers
    return caller.send(method, url.replace(/:\w+/g, id), body, {
      headers: body && type ? headers : others,
    })
  }
})

const JSON_TYPE = { 'content-type': 'application/json' }

/** Otherwise the test would not have tried what it says. */
const MET = [
  'notAuthenticated',
  'invalidToken',
  'quizSessionOnly',
  'scopeMissing',
  'notForPrograms',
  'apiKeyElsewhere',
  'forbidden',
  'validationError',
  'invalidRequest',
  'organizationNotFound',
  'quizNotFound',
] as const
