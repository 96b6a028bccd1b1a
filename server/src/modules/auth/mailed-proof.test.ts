import { setUserStatus } from '@probant/contract/admin/users'
import {
  forgotPassword,
  getSession,
  logIn,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@probant/contract/auth'
import { changeEmail, changePassword } from '@probant/contract/users'
import { describe, expect, it, vi } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const NEW_PASSWORD = 'Another-horse-2'

async function anUnverifiedPerson(email = 'person@example.org') {
  await test.signedUp()
  return test.signedUp({ email })
}

describe('confirming an address', () => {
  it('takes the mailed link in the browser that signed up', async () => {
    const person = await anUnverifiedPerson()
    const token = await test.mailbox.tokenFor('person@example.org')

    const { body } = await person.call(verifyEmail, { body: { token } })

    expect(body).toEqual({ outcome: 'verified', purpose: 'verify_email', email: 'person@example.org' })
    expect((await person.call(getSession)).body.user?.isEmailVerified).toBe(true)
  })

  it('asks for the password in any other browser, and keeps it', async () => {
    const person = await anUnverifiedPerson()
    const token = await test.mailbox.tokenFor('person@example.org')
    const phone = test.browser()

    expect((await phone.call(verifyEmail, { body: { token } })).body.outcome).toBe('passwordNeeded')
    expect(await phone.call(verifyEmail, { body: { token, password: 'Wrong-horse-1' } })).toFailWith(
      'wrongCredentials',
    )
    expect((await phone.call(verifyEmail, { body: { token, password: PASSWORD } })).body.outcome).toBe(
      'verified',
    )

    expect((await person.call(getSession)).body.user?.isEmailVerified).toBe(true)
    expect((await test.browser().logIn({ email: 'person@example.org', password: PASSWORD })).status).toBe(200)
  })

  it('works once, for a week, and only with a real link', async () => {
    const person = await anUnverifiedPerson()
    const token = await test.mailbox.tokenFor('person@example.org')
    expect(await person.call(verifyEmail, { body: { token: 'ml_made-up' } })).toFailWith('invalidLink')

    test.clock.advance({ days: 7 })
    await test.browser().logIn({ email: 'person@example.org', password: PASSWORD })
    expect(await person.call(verifyEmail, { body: { token } })).toFailWith('invalidLink')

    await person.logIn({ email: 'person@example.org', password: PASSWORD })
    await person.call(resendVerification)
    const fresh = await test.mailbox.tokenFor('person@example.org')
    expect((await person.call(verifyEmail, { body: { token: fresh } })).status).toBe(200)
    expect(await person.call(verifyEmail, { body: { token: fresh } })).toFailWith('invalidLink')
  })

  it('mails the link again a few times, then asks for patience', async () => {
    const person = await anUnverifiedPerson()
    for (let time = 0; time < 3; time++) expect((await person.call(resendVerification)).status).toBe(202)

    expect(await person.call(resendVerification)).toFailWith('tooManyAttempts')
  })

  it('whose owner did not open the account gives it to the owner: a new password, every session ended', async () => {
    const squatter = await anUnverifiedPerson('owner@example.org')
    const token = await test.mailbox.tokenFor('owner@example.org')
    const owner = test.browser()

    expect((await owner.call(verifyEmail, { body: { token } })).body.outcome).toBe('passwordNeeded')
    const form = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect((await owner.call(resetPassword, { body: form })).status).toBe(200)

    expect((await squatter.call(getSession)).body).toEqual({})
    expect(await test.browser().logIn({ email: 'owner@example.org', password: PASSWORD })).toFailWith(
      'wrongCredentials',
    )
    expect((await test.browser().logIn({ email: 'owner@example.org', password: NEW_PASSWORD })).status).toBe(
      200,
    )
  })
})

describe('whoever registered an address before its owner', () => {
  it('keeps no pending change of address after the owner has taken over', async () => {
    const squatter = await anUnverifiedPerson('owner@example.org')
    await squatter.call(changeEmail, { body: { email: 'attacker@example.org', currentPassword: PASSWORD } })
    const changeToken = await test.mailbox.tokenFor('attacker@example.org')
    const owner = await askForReset('owner@example.org')
    const form = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    const token = await test.mailbox.tokenFor('owner@example.org')

    const { body } = await owner.call(resetPassword, { body: { token, ...form } })

    expect(body.user?.pendingEmail).toBeNull()
    expect(await owner.call(verifyEmail, { body: { token: changeToken } })).toFailWith('invalidLink')
  })

  it('does not get back in with a login or a new password that was under way', async () => {
    const squatter = await anUnverifiedPerson('owner@example.org')
    const owner = await askForReset('owner@example.org')
    const token = await test.mailbox.tokenFor('owner@example.org')
    const thief = test.browser({ address: '203.0.113.66' })
    const botToken = await thief.botToken('login')

    const [taken] = await Promise.all([
      owner.call(resetPassword, { body: { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD } }),
      squatter.call(changePassword, {
        body: { currentPassword: PASSWORD, password: 'Squatter-pass-3', confirmPassword: 'Squatter-pass-3' },
      }),
      thief.call(logIn, { body: { email: 'owner@example.org', password: PASSWORD, botToken } }),
    ])

    // Whoever came first, a reset that was answered with yes has the last word.
    if (taken.status === 200) {
      expect((await squatter.call(getSession)).body).toEqual({})
      expect((await thief.call(getSession)).body).toEqual({})
      expect(
        (await test.browser().logIn({ email: 'owner@example.org', password: NEW_PASSWORD })).status,
      ).toBe(200)
    } else {
      expect(taken).toFailWith('invalidLink')
    }
  })
})

describe('a forgotten password', () => {
  it('is replaced with a mailed link, which signs in and ends every other session', async () => {
    const person = await anUnverifiedPerson()
    const browser = await askForReset('person@example.org')
    const token = await test.mailbox.tokenFor('person@example.org')
    const form = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

    const { status, body } = await browser.call(resetPassword, { body: form })

    expect(status).toBe(200)
    expect(body.user?.isEmailVerified).toBe(true)
    expect((await browser.call(getSession)).body.user?.email).toBe('person@example.org')
    expect((await person.call(getSession)).body).toEqual({})
    expect(await browser.call(resetPassword, { body: form })).toFailWith('invalidLink')
    expect((await test.browser().logIn({ email: 'person@example.org', password: NEW_PASSWORD })).status).toBe(
      200,
    )
  })

  it('answers alike for an unknown address, and mails nobody', async () => {
    const known = (await anUnverifiedPerson()).user.email
    const before = (await test.mailbox.all()).length

    const unknown = await answerToReset('nobody@example.org')
    expect((await test.mailbox.all()).length).toBe(before)
    const real = await answerToReset(known)

    expect({ ...unknown.body, email: '' }).toEqual({ ...real.body, email: '' })
    expect(unknown.status).toBe(real.status)
  })

  it('can be asked for a few times, known address or not', async () => {
    for (let time = 0; time < 3; time++) expect((await answerToReset('nobody@example.org')).status).toBe(202)

    expect(await answerToReset('nobody@example.org')).toFailWith('tooManyAttempts')
  })

  it('holds for one hour, and the new password must keep the rule', async () => {
    await anUnverifiedPerson()
    const browser = await askForReset('person@example.org')
    const token = await test.mailbox.tokenFor('person@example.org')

    const weak = await browser.call(resetPassword, {
      body: { token, password: 'weak', confirmPassword: 'weak' },
    })
    expect(weak).toFailWith('validationError')

    test.clock.advance({ hours: 1 })
    const form = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect(await browser.call(resetPassword, { body: form })).toFailWith('invalidLink')
  })

  it('works once, also for two who follow it at the same moment', async () => {
    await anUnverifiedPerson()
    const browser = await askForReset('person@example.org')
    const token = await test.mailbox.tokenFor('person@example.org')
    const form = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

    const answers = await Promise.all([1, 2].map(() => browser.call(resetPassword, { body: form })))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('does not let a made-up link cost what hashing costs', async () => {
    const hash = vi.spyOn(test.services.platform.passwords, 'hash')
    const form = { token: 'ml_made-up', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

    expect(await test.browser().call(resetPassword, { body: form })).toFailWith('invalidLink')
    expect(hash).not.toHaveBeenCalled()
    hash.mockRestore()
  })

  it('is not mailed without end to someone for whom others ask', async () => {
    await anUnverifiedPerson()
    for (let index = 1; index <= 9; index++) await answerToReset('person@example.org', `203.0.113.${index}`)

    const resets = (await test.mailbox.to('person@example.org')).filter(({ link }) =>
      link?.includes('/reset-password'),
    )
    expect(resets).toHaveLength(5)
  })

  it('mails no link to a disabled account, and follows none', async () => {
    const admin = await test.signedUp()
    const person = await test.signedUp({ email: 'person@example.org' })
    await answerToReset('person@example.org')
    const token = await test.mailbox.tokenFor('person@example.org')
    await admin.call(setUserStatus, { params: { userId: person.user.id }, body: { status: 'disabled' } })
    const before = (await test.mailbox.all()).length

    await answerToReset('person@example.org')
    expect((await test.mailbox.all()).length).toBe(before)
    const form = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect(await test.browser().call(resetPassword, { body: form })).toFailWith('accountDisabled')
  })

  it('needs the bot check', async () => {
    const body = { email: 'person@example.org', botToken: await test.browser().botToken('login') }

    expect(await test.browser().call(forgotPassword, { body })).toFailWith('botCheckFailed')
  })

  it('says so when the new password could not be saved', async () => {
    await anUnverifiedPerson()
    const browser = await askForReset('person@example.org')
    const token = await test.mailbox.tokenFor('person@example.org')
    await test.refuse('update', 'users')

    const form = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect(await browser.call(resetPassword, { body: form })).toFailWith('userUpdateFailed')
  })
})

async function answerToReset(email: string, address = '127.0.0.1') {
  const browser = test.browser({ address })
  return browser.call(forgotPassword, { body: { email, botToken: await browser.botToken('password_reset') } })
}

async function askForReset(email: string) {
  await answerToReset(email)
  return test.browser()
}
