import { getSession, undoEmailChange, verifyEmail } from '@probant/contract/auth'
import type { Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import {
  confirmAuthenticator,
  getSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  showSecondFactor,
  startAuthenticator,
} from '@probant/contract/second-factor/own'
import { changeEmail, changePassword, deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { ANY_BODY } from '#test/addressed.ts'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { secondFactorsOf } from '#test/second-factor.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { aCautiousPerson, codeFor } = secondFactorsOf(test)

const start = (person: Browser, currentPassword = PASSWORD) =>
  person.call(startAuthenticator, { body: { currentPassword } })
const confirm = (person: Browser, code: string) => person.call(confirmAuthenticator, { body: { code } })
const subjectsTo = async (email: string) => (await test.mailbox.to(email)).map(({ subject }) => subject)

describe('an authenticator app', () => {
  it('counts from its first right code on, brings ten recovery codes, and signs out everywhere else', async () => {
    const person = await aVerifiedPerson()
    const elsewhere = test.browser()
    await elsewhere.logIn({ email: person.user.email, password: PASSWORD })

    const { body: begun } = await start(person)
    expect(begun.uri).toBe(
      `otpauth://totp/Probant:${encodeURIComponent(person.user.email)}?secret=${begun.secret}&issuer=Probant`,
    )
    expect((await person.call(getSecondFactor)).body).toMatchObject({ isOn: false, ways: [] })

    const { body: confirmed } = await confirm(person, codeFor(begun.secret))
    expect(confirmed.recoveryCodes).toHaveLength(10)
    expect(confirmed.recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect((await person.call(getSecondFactor)).body).toEqual({
      isOn: true,
      authenticatorSince: test.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      ways: ['code', 'recovery'],
    })
    expect((await person.call(getSession)).body.user?.hasSecondFactor).toBe(true)
    expect((await elsewhere.call(getSession)).body.user).toBeUndefined()
    expect(await subjectsTo(person.user.email)).toContain('Two-step login: an authenticator app was added')
  })

  it('takes the password of the account, or a login of just now where there is none', async () => {
    const person = await aVerifiedPerson()
    expect(await start(person, '')).toFailWith('currentPasswordRequired')
    expect(await start(person, 'Wrong-horse-1')).toFailWith('currentPasswordIncorrect')

    await test.database.pool.query('update users set password_hash = null where id = $1', [person.user.id])
    expect((await start(person, '')).status).toBe(201)
    test.clock.advance({ minutes: 11 })
    expect(await start(person, '')).toFailWith('freshSignInRequired')
  })

  it('is not set up by whoever has not proved the address: it may be somebody else’s', async () => {
    await test.signedUp()
    expect(await start(await test.signedUp())).toFailWith('emailNotVerified')
  })

  it('is confirmed with its own code, and within ten minutes', async () => {
    const person = await aVerifiedPerson()
    expect(await confirm(person, '123456')).toFailWith('authenticatorNotStarted')

    const first = (await start(person)).body.secret
    const { secret } = (await start(person)).body
    expect(await confirm(person, codeFor(first))).toFailWith('secondFactorWrong')

    test.clock.advance({ minutes: 10 })
    expect(await confirm(person, codeFor(secret))).toFailWith('authenticatorNotStarted')
    expect((await person.call(getSecondFactor)).body.isOn).toBe(false)
  })

  it('is one: another one is set up once it is removed', async () => {
    const person = await aCautiousPerson()
    expect(await start(person)).toFailWith('authenticatorThere')

    expect((await person.call(removeAuthenticator)).status).toBe(204)
    expect((await person.call(getSecondFactor)).body).toEqual({
      isOn: false,
      authenticatorSince: null,
      recoveryCodesLeft: 0,
      ways: [],
    })
    expect((await test.browser().logIn({ email: person.user.email, password: PASSWORD })).body.user?.id).toBe(
      person.user.id,
    )
    expect(await person.call(removeAuthenticator)).toFailWith('secondFactorOff')
    expect(await subjectsTo(person.user.email)).toContain('Two-step login: an authenticator app was removed')
    expect((await start(person)).status).toBe(201)
  })

  it('stands nowhere in the database as its secret, nor do the recovery codes', async () => {
    const { secret, recoveryCodes } = await aCautiousPerson()
    const rows = await Promise.all(
      ['authenticators', 'recovery_codes', 'mails', 'attempts'].map((table) =>
        test.database.pool.query(`select * from ${table}`),
      ),
    )
    const kept = JSON.stringify(rows.map((answer) => answer.rows))
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(word)
    }
  })
})

describe('new recovery codes', () => {
  it('replace the old ones', async () => {
    const person = await aCautiousPerson()
    const [old = ''] = person.recoveryCodes
    const { body } = await person.call(renewRecoveryCodes)
    const [fresh = ''] = body.recoveryCodes

    const show = (code: string) => person.call(showSecondFactor, { body: { way: 'recovery', code } })
    expect(await show(old)).toFailWith('secondFactorWrong')
    expect((await show(fresh)).status).toBe(204)
    expect(await subjectsTo(person.user.email)).toContain('You have new recovery codes')
  })

  it('are not for whoever has no second factor', async () => {
    expect(await (await aVerifiedPerson()).call(renewRecoveryCodes)).toFailWith('secondFactorOff')
    const shown = await (await aVerifiedPerson()).call(showSecondFactor, {
      body: { way: 'code', code: '123456' },
    })
    expect(shown).toFailWith('secondFactorOff')
  })
})

describe('what is dangerous', () => {
  const dangerous: [name: string, endpoint: Endpoint][] = Object.entries(ENDPOINTS).filter(
    ([, endpoint]) => endpoint.asksAgain,
  )

  it.each(dangerous.filter(([, { access }]) => access === 'user'))(
    'asks for the second factor again, ten minutes after it was shown: %s',
    async (_, { method, url, schema }) => {
      const person = await aCautiousPerson()
      test.clock.advance({ minutes: 10 })

      const path = url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
      const answer = await person.send(method, path, schema.body ? ANY_BODY : undefined)
      expect(answer).toFailWith('secondFactorRequired')
    },
  )

  it('is what gives an account away', () => {
    expect(dangerous.map(([name]) => name)).toEqual(
      expect.arrayContaining(['changeEmail', 'changePassword', 'deleteAccount', 'removeAuthenticator']),
    )
  })

  it('goes on once it was shown in this session, and not in another one', async () => {
    const person = await aCautiousPerson()
    const other = test.browser()
    await other.logIn({ email: person.user.email, password: PASSWORD })
    const [code = '', next = ''] = person.recoveryCodes
    await other.send('POST', '/api/_auth/second-step', { way: 'recovery', code })
    test.clock.advance({ minutes: 11 })
    const body = { currentPassword: PASSWORD, password: 'New-horse-22', confirmPassword: 'New-horse-22' }
    expect(await person.call(changePassword, { body })).toFailWith('secondFactorRequired')

    await person.call(showSecondFactor, { body: { way: 'recovery', code: next } })
    expect((await person.call(changePassword, { body })).status).toBe(200)
  })

  it('is asked of nobody without a second factor', async () => {
    const person = await aVerifiedPerson()
    test.clock.advance({ minutes: 14 })
    const body = { email: person.user.email, currentPassword: PASSWORD }
    expect((await person.call(deleteAccount, { body })).status).toBe(204)
  })

  it('takes it instead of a fresh login from whoever has no password', async () => {
    const person = await aCautiousPerson()
    await test.database.pool.query('update users set password_hash = null where id = $1', [person.user.id])
    test.clock.advance({ minutes: 14 })
    await person.call(showSecondFactor, { body: { way: 'code', code: codeFor(person.secret) } })

    const body = { email: person.user.email, currentPassword: '' }
    expect((await person.call(deleteAccount, { body })).status).toBe(204)
  })
})

it('leaves no count of guesses behind when its account is deleted', async () => {
  const person = await aCautiousPerson()
  const other = test.browser()
  await other.logIn({ email: person.user.email, password: PASSWORD })
  await other.send('POST', '/api/_auth/second-step', { way: 'code', code: '000000' })
  const counted = async () =>
    (
      await test.database.pool.query(`select key from attempts where key like '%' || $1 || '%'`, [
        person.user.id,
      ])
    ).rows.length
  expect(await counted()).toBeGreaterThan(0)

  const body = { email: person.user.email, currentPassword: PASSWORD }
  expect((await person.call(deleteAccount, { body })).status).toBe(204)
  expect(await counted()).toBe(0)
})

async function standingOf(email: string) {
  const { rows } = await test.database.pool.query(
    `select second_factor_since as since, (select count(*)::int from authenticators) as apps,
       (select count(*)::int from recovery_codes) as codes from users where email = $1`,
    [email],
  )
  return rows[0]
}

describe('a thief who moved the account to another address and set up an app', () => {
  it.each(['before', 'after'])(
    'leaves no second factor behind once the owner takes the address back, begun %s the change',
    async (when) => {
      const owner = await aVerifiedPerson({ email: 'owner@example.org' })
      const begun = when === 'before' ? (await start(owner)).body : undefined
      await owner.call(changeEmail, { body: { email: 'thief@example.org', currentPassword: PASSWORD } })
      test.clock.advance({ minutes: 1 })
      await owner.call(verifyEmail, { body: { token: await test.mailbox.tokenFor('thief@example.org') } })
      const { secret } = begun ?? (await start(owner)).body
      test.clock.advance({ minutes: 1 })
      const confirmed = await owner.call(confirmAuthenticator, { body: { code: codeFor(secret) } })
      expect(confirmed.status).toBe(200)

      const token = await test.mailbox.tokenFor('owner@example.org')
      await test.browser().call(undoEmailChange, { body: { token } })
      expect(await standingOf('owner@example.org')).toEqual({ since: null, apps: 0, codes: 0 })
    },
  )

  it('does not take away the one that the owner had before', async () => {
    const owner = await aCautiousPerson({ email: 'owner@example.org' })
    await owner.call(changeEmail, { body: { email: 'new@example.org', currentPassword: PASSWORD } })
    await owner.call(verifyEmail, { body: { token: await test.mailbox.tokenFor('new@example.org') } })

    const token = await test.mailbox.tokenFor('owner@example.org')
    await test.browser().call(undoEmailChange, { body: { token } })

    expect((await standingOf('owner@example.org')).since).not.toBeNull()
  })
})
