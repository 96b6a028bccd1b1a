import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/database/client.ts'
import { createBotCheck } from './index.ts'

/** What a service on loopback is asked and answers. */
const asked: { method?: string; type?: string; form: Record<string, string> }[] = []
let answer: { status: number; body: string }

const service = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  asked.push({ method: request.method, type: request.headers['content-type'], form })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

function answering(body: object | string, status = 200) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

function checkWith(name: 'RECAPTCHA' | 'TURNSTILE', verifyUrl = url) {
  const env = {
    [`${name}_SITE_KEY`]: 'site',
    [`${name}_SECRET`]: 'secret',
    [`${name}_VERIFY_URL`]: verifyUrl,
  }
  const unused = { secret: '', db: undefined as unknown as Db, now: () => new Date() }
  return createBotCheck({ config: readConfig(env), ...unused })
}

const attempt = { token: 'the token', action: 'login', address: '192.0.2.7' }

describe.each(['RECAPTCHA', 'TURNSTILE'] as const)('%s', (name) => {
  it('asks the service in its own words', async () => {
    answering({ success: true, action: 'login', score: 0.9, hostname: 'probant.test', 'error-codes': [] })
    const check = checkWith(name)
    expect(check.provider).toBe(name.toLowerCase())
    expect(check.challenge).toBeUndefined()
    expect(await check.verify(attempt)).toBe(true)
    expect(asked).toEqual([
      {
        method: 'POST',
        type: expect.stringContaining('application/x-www-form-urlencoded'),
        form: { secret: 'secret', response: 'the token', remoteip: '192.0.2.7' },
      },
    ])
  })

  it('takes no for an answer', async () => {
    answering({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    expect(await checkWith(name).verify(attempt)).toBe(false)
  })

  it('takes no token that was made for something else', async () => {
    answering({ success: true, action: 'signup', score: 0.9 })
    expect(await checkWith(name).verify(attempt)).toBe(false)
    answering({ success: true, score: 0.9 })
    expect(await checkWith(name).verify(attempt)).toBe(false)
  })

  it('is unavailable, rather than wrong about people, when the service fails', async () => {
    const failures = [
      () => answering('<html>Bad gateway</html>', 502),
      () => answering({ unexpected: true }),
      () => answering({ success: false, 'error-codes': ['invalid-input-secret'] }),
      () => answering({ success: false, 'error-codes': ['internal-error'] }),
    ]
    for (const fail of failures) {
      fail()
      await expect(checkWith(name).verify(attempt)).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
    }
    const nowhere = checkWith(name, 'http://127.0.0.1:9/siteverify')
    await expect(nowhere.verify(attempt)).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
  })
})

describe('reCAPTCHA', () => {
  it('wants a score of at least a half', async () => {
    for (const [score, passes] of [
      [0.5, true],
      [0.49, false],
      [undefined, false],
    ] as const) {
      answering({ success: true, action: 'login', score })
      expect(await checkWith('RECAPTCHA').verify(attempt)).toBe(passes)
    }
  })
})

describe('Turnstile', () => {
  it('knows no score', async () => {
    answering({ success: true, action: 'login' })
    expect(await checkWith('TURNSTILE').verify(attempt)).toBe(true)
  })
})
