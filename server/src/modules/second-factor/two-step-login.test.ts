import { setUserStatus } from '@probant/contract/admin/users'
import { forgotPassword, getSession, resetPassword } from '@probant/contract/auth'
import { removeAuthenticator } from '@probant/contract/second-factor/own'
import { getSecondStep } from '@probant/contract/second-factor/signing-in'
import { changePassword, signOutEverywhere } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { secondFactorsOf } from '#test/second-factor.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aCautiousPerson, codeFor, answer } = secondFactorsOf(test)
const { anInvitation, enter } = enteringOf(test)
type Person = Awaited<ReturnType<typeof aCautiousPerson>>

describe('logging in with two steps', () => {
  it('takes the password, then a code', async () => {
    const person = await aCautiousPerson()
    const browser = test.browser()

    const first = await browser.logIn({ email: person.user.email, password: PASSWORD })
    expect(first.body).toEqual({ needsSecondStep: true })
    expect(await isSignedIn(browser)).toBe(false)
    expect((await browser.call(getSecondStep)).body).toEqual({ ways: ['code', 'recovery'] })

    const second = await answer(browser, { body: { way: 'code', code: codeFor(person.secret) } })
    expect(second.body.user?.id).toBe(person.user.id)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('leaves the session that this browser had so far in place until the second step is made', async () => {
    const other = await test.signedUp()
    const person = await aCautiousPerson()

    await other.logIn({ email: person.user.email, password: PASSWORD })
    expect((await other.call(getSession)).body.user?.id).toBe(other.user.id)

    await answer(other, { body: { way: 'code', code: codeFor(person.secret) } })
    expect((await other.call(getSession)).body.user?.id).toBe(person.user.id)
  })

  it('asks after a mailed link for a new password as well, and the new password turns nothing off', async () => {
    const person = await aCautiousPerson()
    const browser = test.browser()
    const botToken = await browser.botToken('password_reset')
    await browser.call(forgotPassword, { body: { email: person.user.email, botToken } })
    const token = await test.mailbox.tokenFor(person.user.email)
    const password = 'Another-horse-2'

    const reset = await browser.call(resetPassword, { body: { token, password, confirmPassword: password } })
    expect(reset.body).toEqual({ needsSecondStep: true })
    expect(await isSignedIn(browser)).toBe(false)

    await answer(browser, { body: { way: 'code', code: codeFor(person.secret) } })
    expect(await isSignedIn(browser)).toBe(true)
    expect((await test.browser().logIn({ email: person.user.email, password })).body.needsSecondStep).toBe(
      true,
    )
  })

  it('is not asked of whoever comes by an invitation: that opens a quiz and no account', async () => {
    const person = await aCautiousPerson({ email: 'anna@example.org' })
    const { token } = await anInvitation({ email: person.user.email })
    const browser = test.browser()

    await enter(browser, token)
    expect((await browser.call(getSession)).body).toMatchObject({ quizId: expect.any(String) })
  })
})

describe('the second step is refused', () => {
  it.each<[string, string, (person: Person, browser: Browser) => Promise<unknown> | unknown]>([
    ['once it took longer than ten minutes', 'secondStepOver', () => test.clock.advance({ minutes: 10 })],
    [
      'in a browser that has not made the first',
      'secondStepOver',
      (_, browser) => browser.jar.delete('probant_second_step'),
    ],
    [
      'with a token that somebody has made up',
      'secondStepOver',
      (_, browser) => browser.jar.set('probant_second_step', 'ss_made-up'),
    ],
    [
      'with the token of a session',
      'secondStepOver',
      (person, browser) => browser.jar.set('probant_second_step', person.jar.get('probant_session') ?? ''),
    ],
    [
      'after the password was changed elsewhere',
      'secondStepOver',
      (person) =>
        person.call(changePassword, {
          body: { currentPassword: PASSWORD, password: 'New-horse-22', confirmPassword: 'New-horse-22' },
        }),
    ],
    [
      'after everything was signed out elsewhere',
      'secondStepOver',
      (person) => person.call(signOutEverywhere),
    ],
    ['after two-step login was turned off', 'secondStepOver', (person) => person.call(removeAuthenticator)],
  ])('%s', async (_, name, meanwhile) => {
    const person = await aCautiousPerson()
    const browser = test.browser()
    await browser.logIn({ email: person.user.email, password: PASSWORD })

    await meanwhile(person, browser)

    const refused = await answer(browser, { body: { way: 'code', code: codeFor(person.secret) } })
    expect(refused).toFailWith(name as 'secondStepOver')
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('where the account was disabled meanwhile', async () => {
    const admin = await test.signedUp()
    const person = await aCautiousPerson()
    const browser = test.browser()
    await browser.logIn({ email: person.user.email, password: PASSWORD })

    await admin.call(setUserStatus, { params: { userId: person.user.id }, body: { status: 'disabled' } })

    const refused = await answer(browser, { body: { way: 'code', code: codeFor(person.secret) } })
    expect(refused).toFailWith('secondStepOver')
  })

  it('a second time: one login, one session', async () => {
    const person = await aCautiousPerson()
    const browser = test.browser()
    await browser.logIn({ email: person.user.email, password: PASSWORD })
    const token = browser.jar.get('probant_second_step') ?? ''
    await answer(browser, { body: { way: 'code', code: codeFor(person.secret) } })
    test.clock.advance({ seconds: 30 })

    const thief = test.browser()
    thief.jar.set('probant_second_step', token)
    expect(await answer(thief, { body: { way: 'code', code: codeFor(person.secret) } })).toFailWith(
      'secondStepOver',
    )
  })

  it.each<[string, (person: Person) => { way: 'code' | 'recovery'; code: string }]>([
    ['with another code', ({ secret }) => ({ way: 'code', code: other(codeFor(secret)) })],
    [
      'with the code of another app',
      () => ({ way: 'code', code: codeFor('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') }),
    ],
    ['with the code that turned it on', ({ secret }) => ({ way: 'code', code: codeFor(secret, -1) })],
    ['with a code of a minute ago', ({ secret }) => ({ way: 'code', code: codeFor(secret, -2) })],
    ['with a code of in a minute', ({ secret }) => ({ way: 'code', code: codeFor(secret, 2) })],
    ['with a made-up recovery code', () => ({ way: 'recovery', code: 'abcd-efgh-jkmn' })],
  ])('%s', async (_, wrong) => {
    const person = await aCautiousPerson()
    const browser = test.browser()
    await browser.logIn({ email: person.user.email, password: PASSWORD })

    expect(await answer(browser, { body: wrong(person) })).toFailWith('secondFactorWrong')

    // It was no more than a mistake: the right one still fits.
    await answer(browser, { body: { way: 'code', code: codeFor(person.secret) } })
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('with a code that was used a moment ago', async () => {
    const person = await aCautiousPerson()
    const [first, second] = [test.browser(), test.browser()]
    for (const browser of [first, second]) {
      await browser.logIn({ email: person.user.email, password: PASSWORD })
    }
    const body = { way: 'code', code: codeFor(person.secret) } as const

    const answers = await Promise.all([answer(first, { body }), answer(second, { body })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('with a code of another form', async () => {
    const person = await aCautiousPerson()
    await person.logIn({ email: person.user.email, password: PASSWORD })
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      expect(await answer(person, { body: { way: 'code', code } })).toFailWith('validationError')
    }
  })

  it('for a while after five mistakes, and nobody elsewhere waits for that', async () => {
    const person = await aCautiousPerson()
    const thief = test.browser({ address: '192.0.2.1' })
    await thief.logIn({ email: person.user.email, password: PASSWORD })
    const wrong = { body: { way: 'code', code: other(codeFor(person.secret)) } } as const
    for (let tries = 0; tries < 5; tries++) {
      expect(await answer(thief, wrong)).toFailWith('secondFactorWrong')
    }
    expect(await answer(thief, wrong)).toFailWith('tooManyAttempts')

    const owner = test.browser({ address: '192.0.2.2' })
    await owner.logIn({ email: person.user.email, password: PASSWORD })
    await answer(owner, { body: { way: 'code', code: codeFor(person.secret) } })
    expect(await isSignedIn(owner)).toBe(true)
  })

  it('for a while after thirty mistakes from many networks, but not in a browser that the account knows', async () => {
    const person = await aCautiousPerson()
    const body = { way: 'code', code: other(codeFor(person.secret)) } as const
    for (let network = 1; network <= 30; network++) {
      const thief = test.browser({ address: `198.51.100.${network}` })
      await thief.logIn({ email: person.user.email, password: PASSWORD })
      expect(await answer(thief, { body })).toFailWith('secondFactorWrong')
    }
    const next = test.browser({ address: '198.51.100.99' })
    await next.logIn({ email: person.user.email, password: PASSWORD })
    expect(await answer(next, { body })).toFailWith('tooManyAttempts')

    await person.logIn({ email: person.user.email, password: PASSWORD })
    await answer(person, { body: { way: 'code', code: codeFor(person.secret) } })
    expect(await isSignedIn(person)).toBe(true)
  })
})

describe('a recovery code', () => {
  it('opens the account once, and its owner is told how many are left', async () => {
    const person = await aCautiousPerson()
    const [code = ''] = person.recoveryCodes
    const browser = test.browser()
    await browser.logIn({ email: person.user.email, password: PASSWORD })

    await answer(browser, { body: { way: 'recovery', code: ` ${code.toUpperCase()} ` } })
    expect(await isSignedIn(browser)).toBe(true)
    const mail = (await test.mailbox.to(person.user.email)).at(-1)
    expect(mail).toMatchObject({ subject: 'A recovery code was used' })
    expect(mail?.text).toContain('Codes left: 9.')

    const again = test.browser()
    await again.logIn({ email: person.user.email, password: PASSWORD })
    expect(await answer(again, { body: { way: 'recovery', code } })).toFailWith('secondFactorWrong')
  })

  it('of somebody else opens nothing', async () => {
    const [code = ''] = (await aCautiousPerson()).recoveryCodes
    const person = await aCautiousPerson()
    await person.logIn({ email: person.user.email, password: PASSWORD })

    expect(await answer(person, { body: { way: 'recovery', code } })).toFailWith('secondFactorWrong')
  })

  it('is no longer offered once all ten were used', async () => {
    const person = await aCautiousPerson()
    expect(new Set(person.recoveryCodes).size).toBe(10)
    const browser = test.browser()
    for (const code of person.recoveryCodes) {
      await browser.logIn({ email: person.user.email, password: PASSWORD })
      await answer(browser, { body: { way: 'recovery', code } })
    }
    await browser.logIn({ email: person.user.email, password: PASSWORD })
    expect((await browser.call(getSecondStep)).body).toEqual({ ways: ['code'] })
  })
})

const isSignedIn = async (browser: Browser) => (await browser.call(getSession)).body.user !== undefined

/** A code that is wrong, whatever the right one is. */
function other(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 5) % 10))
}
