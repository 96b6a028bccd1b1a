import { setUserStatus } from '@probant/contract/admin/users'
import { deleteSession, getBotChallenge, getSession, logIn, refreshSession } from '@probant/contract/auth'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { listSessions, updateUser } from '@probant/contract/users'
import { createSigner } from 'fast-jwt'
import { describe, expect, it } from 'vitest'
import { createPasswordHashing } from '#server/platform/security/password-hashing.ts'
import { aPerson, PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const change = { body: { username: 'Changed name' } }

describe('logging in', () => {
  it('answers with the user and an access token, and keeps the refresh token from scripts', async () => {
    const { email } = (await test.signedUp()).user
    const browser = test.browser()

    const { status, body, cookies } = await browser.logIn({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    })

    expect(status).toBe(200)
    expect(body.user?.email).toBe(email)
    expect(await browser.call(updateUser, change)).toMatchObject({ status: 200 })
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'probant_session', httpOnly: true, sameSite: 'Lax', path: '/' }),
      expect.objectContaining({ name: 'probant_browser', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ])
  })

  it('answers alike to a wrong password and an unknown address', async () => {
    const { email } = (await test.signedUp()).user

    const wrong = await test.browser().logIn({ email, password: 'Wrong-horse-1' })
    const unknown = await test.browser().logIn({ email: 'nobody@example.org', password: PASSWORD })

    expect(wrong).toFailWith('wrongCredentials')
    expect(unknown).toFailWith('wrongCredentials')
    expect(unknown.body).toEqual(wrong.body)
  })

  it('compares a hash for an unknown address too, so that the time tells nothing', async () => {
    const passwords = createPasswordHashing({ cost: { memoryCost: 19_456, timeCost: 4, parallelism: 1 } })
    const known = await passwords.hash(PASSWORD)
    await passwords.matches(undefined, PASSWORD)

    const forKnown = await effortOf(() => passwords.matches(known, 'Wrong-horse-1'))
    const forUnknown = await effortOf(() => passwords.matches(undefined, 'Wrong-horse-1'))

    expect(forUnknown).toBeGreaterThan(forKnown / 3)
  })

  it('refuses a disabled account, also in the middle of a session', async () => {
    const admin = await test.signedUp()
    const person = await test.signedUp()
    const disable = { params: { userId: person.user.id }, body: { status: 'disabled' as const } }
    expect((await admin.call(setUserStatus, disable)).status).toBe(200)

    expect(await test.browser().logIn({ email: person.user.email, password: PASSWORD })).toFailWith(
      'accountDisabled',
    )
    expect(await person.call(updateUser, change)).toFailWith('invalidToken')
    expect((await person.call(getSession)).body).toEqual({})
  })

  it('ends the session that the browser had so far', async () => {
    const person = await test.signedUp()
    const former = person.accessToken ?? ''
    const thief = test.browser()
    thief.jar.set('probant_session', person.jar.get('probant_session') ?? '')

    await person.logIn({ email: person.user.email, password: PASSWORD })

    expect(await person.call(updateUser, change, { bearer: former })).toFailWith('invalidToken')
    expect(await thief.call(refreshSession)).toFailWith('invalidToken')
    expect((await person.call(listSessions)).body).toHaveLength(1)
  })

  it('takes a solved bot check once only', async () => {
    const { email } = (await test.signedUp()).user
    const browser = test.browser()
    const botToken = await browser.botToken('login')
    const form = { body: { email, password: PASSWORD, botToken } }

    expect((await browser.call(logIn, form)).status).toBe(200)
    expect(await browser.call(logIn, form)).toFailWith('botCheckFailed')
  })
})

describe('guessing passwords', () => {
  const elsewhere = { address: '203.0.113.9' }

  it('slows down, tells how long to wait, and goes on afterwards', async () => {
    const { email } = (await test.signedUp()).user
    for (let guess = 0; guess < 5; guess++)
      await test.browser().logIn({ email, password: `Guess-number-${guess}` })

    const refused = await test.browser().logIn({ email, password: PASSWORD })
    expect(refused).toFailWith('tooManyAttempts')
    expect(refused.headers['retry-after']).toBe('1')

    test.clock.advance({ seconds: 1 })
    expect((await test.browser().logIn({ email, password: PASSWORD })).status).toBe(200)
  })

  it('slows down for an address without an account in the same way', async () => {
    const email = 'nobody@example.org'
    for (let guess = 0; guess < 5; guess++) await test.browser().logIn({ email, password: PASSWORD })

    expect(await test.browser().logIn({ email, password: PASSWORD })).toFailWith('tooManyAttempts')
  })

  it('never keeps the owner out, who sits elsewhere, however long and often it is done', async () => {
    const { email } = (await test.signedUp()).user
    for (let guess = 0; guess < 30; guess++) await test.browser().logIn({ email, password: 'Wrong-horse-1' })

    expect((await test.browser(elsewhere).logIn({ email, password: PASSWORD })).status).toBe(200)
  })

  it('never keeps a class out of which one guesses', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => test.signedUp()))
    for (let guess = 0; guess < 70; guess++) {
      await test.browser().logIn({ email: `account${guess}@example.org`, password: PASSWORD })
    }

    for (const { user } of people) {
      expect((await test.browser().logIn({ email: user.email, password: PASSWORD })).status).toBe(200)
    }
  })

  it('makes the bot checks of its network harder, and of no other', async () => {
    const hardnessFor = async (options?: { address: string }) => {
      const { body } = await test.browser(options).call(getBotChallenge, { querystring: { action: 'login' } })
      return (body as unknown as { parameters: { data: { hardness: number } } }).parameters.data.hardness
    }
    for (let guess = 0; guess < 60; guess++) {
      await test.browser().logIn({ email: `account${guess}@example.org`, password: PASSWORD })
    }

    expect(await hardnessFor()).toBe(2)
    expect(await hardnessFor(elsewhere)).toBe(1)
    test.clock.advance({ hours: 1 })
    expect(await hardnessFor()).toBe(1)
  })

  it('can not be sped up by guessing many at once', async () => {
    const { email } = (await test.signedUp()).user
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => test.browser().logIn({ email, password: 'Wrong-horse-1' })),
    )

    expect(guesses.filter((answer) => answer.status === 401)).toHaveLength(5)
    expect(guesses.filter((answer) => answer.status === 429)).toHaveLength(15)
  })

  it('does not even begin without a solved bot check, so that junk holds nobody up', async () => {
    const { email } = (await test.signedUp()).user
    const junk = { body: { email, password: 'Wrong-horse-1', botToken: 'junk' } }
    for (let guess = 0; guess < 20; guess++)
      expect(await test.browser().call(logIn, junk)).toFailWith('botCheckFailed')

    expect((await test.browser().logIn({ email, password: PASSWORD })).status).toBe(200)
  })
})

describe('calls with a bearer token', () => {
  it('need one', async () => {
    expect(await test.browser().call(updateUser, change)).toFailWith('notAuthenticated')
    const person = await test.signedUp()
    const basic = { headers: { authorization: 'Basic abc' } }
    expect(await person.call(updateUser, change, { bearer: null, ...basic })).toFailWith('notAuthenticated')
  })

  it('refuse a token of another kind', async () => {
    const person = await test.signedUp()
    const refreshToken = person.jar.get('probant_session') ?? ''
    expect(await person.call(updateUser, change, { bearer: refreshToken })).toFailWith('wrongTokenType')

    await test.signedUp({ email: 'second@example.org' })
    const linkToken = await test.mailbox.tokenFor('second@example.org')
    expect(await person.call(updateUser, change, { bearer: linkToken })).toFailWith('wrongTokenType')
  })

  it('refuse a forged, an altered and an expired token', async () => {
    const person = await test.signedUp()
    const token = person.accessToken ?? ''
    const [head, claims, signature] = token.split('.')
    const forged = createSigner({ key: 'another secret of sufficient length' })({
      kind: 'access',
      sub: person.user.id,
      sid: person.user.id,
      exp: 4_000_000_000,
    })
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`

    for (const bearer of [forged, unsigned, `${head}.${claims}x.${signature}`, 'nonsense']) {
      expect(await person.call(updateUser, change, { bearer })).toFailWith('invalidToken')
    }
    test.clock.advance({ minutes: 14, seconds: 59 })
    expect((await person.call(updateUser, change)).status).toBe(200)
    test.clock.advance({ seconds: 1 })
    expect(await person.call(updateUser, change)).toFailWith('invalidToken')
  })
})

describe('logging out', () => {
  it('ends the session at once: cookie, refresh token and access token', async () => {
    const person = await test.signedUp()
    const stolen = person.jar.get('probant_session') ?? ''

    expect((await person.call(deleteSession)).status).toBe(204)

    expect(person.jar.has('probant_session')).toBe(false)
    expect(await person.call(updateUser, change)).toFailWith('invalidToken')
    const thief = test.browser()
    thief.jar.set('probant_session', stolen)
    expect(await thief.call(refreshSession)).toFailWith('invalidToken')
  })

  it('is fine without a session', async () => {
    expect((await test.browser().call(deleteSession)).status).toBe(204)
    expect((await test.browser().call(getSession)).body).toEqual({})
    expect(await test.browser().call(refreshSession)).toFailWith('notAuthenticated')
  })
})

describe('endpoints that live from the cookie', () => {
  it('answer no other site, and are never cached', async () => {
    const person = await test.signedUp()
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } }

    for (const endpoint of Object.values(ENDPOINTS).filter(({ cookie }) => cookie)) {
      expect(await person.send(endpoint.method, endpoint.url, undefined, crossSite)).toFailWith('forbidden')
    }
    const { headers } = await person.call(getSession)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

it('stores no password and no token in a readable form', async () => {
  const person = await test.signedUp(aPerson({ email: 'secret@example.org' }))
  const { rows } = await test.database.pool.query(
    `select (select json_agg(u) from users u)::text || (select json_agg(s) from sessions s)::text
      || (select json_agg(r) from refresh_tokens r)::text as everything`,
  )

  expect(rows[0].everything).not.toContain(PASSWORD)
  expect(rows[0].everything).not.toContain(person.jar.get('probant_session'))
  expect(rows[0].everything).toContain('$argon2id$')
})

/** In time of this process alone, whatever else keeps the machine busy. */
async function effortOf(work: () => Promise<unknown>): Promise<number> {
  const efforts: number[] = []
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage()
    await work()
    efforts.push(process.cpuUsage(before).user)
  }
  return Math.min(...efforts)
}
