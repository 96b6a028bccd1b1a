import { Writable } from 'node:stream'
import { setUserStatus } from '@probant/contract/admin/users'
import {
  finishGoogleSignIn,
  getSession,
  startGoogleSignIn,
  undoEmailChange,
  verifyEmail,
} from '@probant/contract/auth'
import { getSite } from '@probant/contract/site'
import { changeEmail, changePassword, deleteAccount, updateUser } from '@probant/contract/users'
import { afterAll, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { PASSWORD } from '#test/browser.ts'
import { startOidcProvider } from '#test/fakes/oidc-provider.ts'
import { someoneWaits } from '#test/someone-waits.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'

const ORIGIN = 'http://127.0.0.1:4999'

const provider = await startOidcProvider({
  redirectUris: [`${ORIGIN}/login/google`],
  users: [
    { subject: 'g-1', email: 'Grace@example.org', name: 'Grace Hopper' },
    { subject: 'g-3', email: 'thief@example.org', name: 'Thief' },
    { subject: 'g-2', email: 'unproven@example.org', name: 'Un Proven', isEmailVerified: false },
  ],
})
afterAll(() => provider.close())

const test = testApp({
  origin: ORIGIN,
  env: {
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  },
})

describe('signing in with Google', () => {
  it('opens a verified account without a password, and finds it again', async () => {
    await test.signedUp()
    const browser = test.browser()

    const first = await signIn(browser, 'g-1')
    expect(first.status).toBe(200)
    expect(first.body.user).toMatchObject({
      email: 'grace@example.org',
      username: 'Grace Hopper',
      isEmailVerified: true,
      hasPassword: false,
    })
    browser.keep(first)
    expect((await browser.call(updateUser, { body: { interest: 'Compilers' } })).status).toBe(200)

    const again = await signIn(test.browser(), 'g-1')
    expect(again.body.user?.id).toBe(first.body.user?.id)
  })

  it('takes an account over that somebody else had registered: password and sessions end', async () => {
    await test.signedUp()
    const squatter = await test.signedUp({ email: 'grace@example.org' })

    const { body } = await signIn(test.browser(), 'g-1')

    expect(body.user).toMatchObject({ id: squatter.user.id, isEmailVerified: true, hasPassword: false })
    expect((await squatter.call(getSession)).body).toEqual({})
    expect(await test.browser().logIn({ email: 'grace@example.org', password: PASSWORD })).toFailWith(
      'wrongCredentials',
    )
  })

  it('keeps the password of an account that was proved before', async () => {
    const owner = await test.signedUp({ email: 'grace@example.org' })
    expect(owner.user.isEmailVerified).toBe(true)

    const { body } = await signIn(test.browser(), 'g-1')

    expect(body.user).toMatchObject({ id: owner.user.id, hasPassword: true })
    expect((await owner.call(getSession)).body.user).toBeDefined()
  })

  it('refuses a code twice, a foreign answer and one without its beginning', async () => {
    await test.signedUp()
    const browser = test.browser()
    const query = await queryFor(browser, 'g-1')
    const secrets = browser.jar.get('probant_sign_in') ?? ''

    expect(await test.browser().call(finishGoogleSignIn, { body: { query } })).toFailWith(
      'invalidAuthorizationCode',
    )
    const forged = query.replace(/state=[^&]+/, 'state=forged')
    expect(await finish(browser, forged, secrets)).toFailWith('invalidAuthorizationCode')
    expect((await finish(browser, query, secrets)).status).toBe(200)
    expect(await finish(browser, query, secrets)).toFailWith('invalidAuthorizationCode')
    expect(await finish(browser, 'error=access_denied', secrets)).toFailWith('invalidAuthorizationCode')
  })

  it('the signed secrets of a sign-in are no access token', async () => {
    const person = await test.signedUp()
    await queryFor(person, 'g-1')

    const bearer = person.jar.get('probant_sign_in') ?? ''
    expect(await person.call(updateUser, { body: { interest: 'x' } }, { bearer })).toFailWith(
      'wrongTokenType',
    )
  })

  it('refuses an address that Google has not verified', async () => {
    await test.signedUp()

    expect(await signIn(test.browser(), 'g-2')).toFailWith('userInfoUnavailable')
  })

  it('says so when the provider makes no tokens', async () => {
    await test.signedUp()
    const browser = test.browser()
    const query = await queryFor(browser, 'g-1')
    provider.breakDown('token')
    try {
      expect(await browser.call(finishGoogleSignIn, { body: { query } })).toFailWith('tokenGenerationFailed')
    } finally {
      provider.breakDown()
    }
  })

  it('refuses a disabled account', async () => {
    const admin = await test.signedUp()
    const { body } = await signIn(test.browser(), 'g-1')
    await admin.call(setUserStatus, {
      params: { userId: String(body.user?.id) },
      body: { status: 'disabled' },
    })

    expect(await signIn(test.browser(), 'g-1')).toFailWith('accountDisabled')
  })
})

describe('an account that is opened by Google alone', () => {
  const newPassword = { password: PASSWORD, confirmPassword: PASSWORD }

  it('is its owner’s again after a fresh sign-in, for what would give it away', async () => {
    await test.signedUp()
    const browser = test.browser()
    browser.keep(await signIn(browser, 'g-1'))
    test.clock.advance({ minutes: 11 })
    const email = 'grace@example.org'
    expect(await browser.call(changeEmail, { body: { email: 'new@example.org' } })).toFailWith(
      'freshSignInRequired',
    )
    expect(await browser.call(changePassword, { body: newPassword })).toFailWith('freshSignInRequired')
    expect(await browser.call(deleteAccount, { body: { email } })).toFailWith('freshSignInRequired')

    browser.keep(await signIn(browser, 'g-1'))

    expect((await browser.call(changeEmail, { body: { email: 'new@example.org' } })).status).toBe(200)
    expect((await browser.call(changePassword, { body: newPassword })).status).toBe(200)
  })

  it('is no longer opened by the Google account of whoever had moved it to their address', async () => {
    await test.signedUp()
    const browser = test.browser()
    browser.keep(await signIn(browser, 'g-1'))
    test.clock.advance({ minutes: 1 })
    await moveTo(browser, 'thief@example.org')
    test.clock.advance({ minutes: 1 })
    const stolen = await signIn(test.browser(), 'g-3')
    expect(stolen.body.user?.email).toBe('thief@example.org')

    const [undo] = (await test.mailbox.to('grace@example.org')).slice(-1)
    await test.browser().call(undoEmailChange, { body: { token: undo?.link?.split('#')[1] ?? '' } })

    expect((await signIn(test.browser(), 'g-3')).body.user?.id).not.toBe(stolen.body.user?.id)
    expect((await signIn(test.browser(), 'g-1')).body.user?.id).toBe(stolen.body.user?.id)
  })

  it('nor once its owner has moved it back by hand', async () => {
    await test.signedUp()
    const browser = test.browser()
    browser.keep(await signIn(browser, 'g-1'))
    test.clock.advance({ minutes: 1 })
    await moveTo(browser, 'thief@example.org')
    test.clock.advance({ minutes: 1 })
    const stolen = await signIn(test.browser(), 'g-3')
    expect(stolen.body.user?.email).toBe('thief@example.org')

    await moveTo(browser, 'grace@example.org')

    expect((await signIn(test.browser(), 'g-3')).body.user?.id).not.toBe(stolen.body.user?.id)
    expect((await signIn(test.browser(), 'g-1')).body.user?.id).toBe(stolen.body.user?.id)
  })

  it('and stays tied to another Google account where the address is simply a new one', async () => {
    await test.signedUp()
    const browser = test.browser()
    browser.keep(await signIn(browser, 'g-1'))
    test.clock.advance({ minutes: 1 })
    await moveTo(browser, 'thief@example.org')
    test.clock.advance({ minutes: 1 })
    const { body } = await signIn(test.browser(), 'g-3')

    await moveTo(browser, 'third@example.org')

    for (const subject of ['g-1', 'g-3'])
      expect((await signIn(test.browser(), subject)).body.user?.id).toBe(body.user?.id)
  })
})

// The embedded database has one connection: there nobody waits for another.
it.runIf(findPostgresAddress())(
  'an account that is taken back at this very moment is not opened by the Google account of whoever had it',
  async () => {
    await test.signedUp()
    const stolen = await signIn(test.browser(), 'g-3')
    const thief = test.browser()
    const query = await queryFor(thief, 'g-3')
    const owner = await test.database.pool.connect()
    await owner.query('begin')
    await owner.query(`update users set email = 'grace@example.org' where id = $1`, [stolen.body.user?.id])
    await owner.query('delete from identities where user_id = $1', [stolen.body.user?.id])

    const answer = thief.call(finishGoogleSignIn, { body: { query } })
    await someoneWaits(test.database)
    await owner.query('commit')
    owner.release()

    expect(await answer).toFailWith('invalidAuthorizationCode')
    expect((await signIn(test.browser(), 'g-1')).body.user?.id).toBe(stolen.body.user?.id)
  },
)

describe('without Google configured', () => {
  const logged: string[] = []
  const logTo = new Writable({ write: (line, _encoding, done) => done(void logged.push(String(line))) })
  const plain = testApp({ logTo })

  it('offers no such thing, and whoever asks all the same is told so in words', async () => {
    const browser = plain.browser({ language: 'fr' })
    expect((await browser.call(getSite)).body.googleSignIn).toBe(false)

    const { status, headers } = await browser.call(startGoogleSignIn)
    expect({ status, to: headers.location }).toEqual({ status: 302, to: '/login/google?error=unavailable' })
    const finished = await browser.call(finishGoogleSignIn, { body: { query: '?error=unavailable' } })

    expect(finished).toFailWith('googleSignInOff')
    expect(finished.body.error.message).toContain('n’est pas disponible ici')
  })

  it('and nobody fills the log with failures that are none', async () => {
    await plain.browser().call(startGoogleSignIn)
    await plain.browser().call(finishGoogleSignIn, { body: { query: '?x' } })

    const levels = logged.map((line) => JSON.parse(line).level as number)
    expect(levels.length).toBeGreaterThan(0)
    expect(Math.max(...levels)).toBeLessThanOrEqual(30)
    expect(logged.join('')).not.toContain('stack')
  })
})

async function signIn(browser: Browser, subject: string) {
  const query = await queryFor(browser, subject)
  return browser.call(finishGoogleSignIn, { body: { query } })
}

async function moveTo(browser: Browser, email: string): Promise<void> {
  await browser.call(changeEmail, { body: { email } })
  const answer = await browser.call(verifyEmail, { body: { token: await test.mailbox.tokenFor(email) } })
  expect(answer.body.outcome).toBe('verified')
}

/** The person's way through Google's pages, ending with what Google sends back. */
async function queryFor(browser: Browser, subject: string): Promise<string> {
  const { status, headers } = await browser.call(startGoogleSignIn)
  expect(status).toBe(302)
  return provider.chooseUser(String(headers.location), subject)
}

async function finish(browser: Browser, query: string, secrets: string) {
  browser.jar.set('probant_sign_in', secrets)
  return browser.call(finishGoogleSignIn, { body: { query } })
}
