import { getSession, signUp } from '@probant/contract/auth'
import { getSite } from '@probant/contract/site'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { aPerson, PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'
import { attemptKeys } from './attempt-keys.ts'

const test = testApp()

describe('signing up', () => {
  it('opens an account, signs in and mails a link that confirms the address', async () => {
    await test.signedUp()
    const browser = test.browser()

    const { status, body } = await browser.signUp({
      email: ' New.Person@Example.org ',
      username: '  New person ',
    })

    expect(status).toBe(201)
    expect(body.user).toMatchObject({
      email: 'new.person@example.org',
      username: 'New person',
      isEmailVerified: false,
      isAdmin: false,
      hasPassword: true,
    })
    const session = await browser.call(getSession)
    expect(session.body.user?.email).toBe('new.person@example.org')
    expect(await test.mailbox.tokenFor('new.person@example.org')).toMatch(/^ml_/)
  })

  it('keeps the language of the page for the account and its mails', async () => {
    await test.signedUp()
    const browser = test.browser({ language: 'fr-CA,fr;q=0.9' })

    const { body } = await browser.signUp({ email: 'claire@example.org' })

    expect(body.user.locale).toBe('fr')
    const [mail] = await test.mailbox.to('claire@example.org')
    expect(mail?.subject).toBe('Confirmez votre adresse')
  })

  it('refuses an address that has an account, however it is written', async () => {
    await test.signedUp({ email: 'taken@example.org' })

    expect(await test.browser().signUp({ email: ' TAKEN@example.org' })).toFailWith('userWithEmailExists')
  })

  it('lets one of two win who sign up with the same address at once', async () => {
    await test.signedUp()
    const answers = await Promise.all([1, 2].map(() => test.browser().signUp({ email: 'race@example.org' })))

    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  it.each([
    ['username', { username: '  ab ' }, 'at least 3'],
    ['email', { email: 'not an address' }, 'e-mail'],
    ['password', { password: 'Sh0rt-7' }, '8'],
    ['password', { password: 'no-upper-case-1' }, 'upper'],
    ['password', { password: 'NO-LOWER-CASE-1' }, 'lower'],
    ['password', { password: 'No-digit-at-all' }, 'digit'],
    ['password', { password: 'NoSpecialCharacter1' }, 'special'],
  ])('names what is wrong with the %s', async (field, change, words) => {
    const answer = await test.browser().signUp(change)

    expect(answer).toFailWith('validationError')
    expect(answer.body.error.fields?.[field]?.toLowerCase()).toContain(words)
  })

  it('asks for the same password twice', async () => {
    const browser = test.browser()
    const { email, username, password } = aPerson()
    const botToken = await browser.botToken('signup')

    const different = await browser.call(signUp, {
      body: { email, username, password, confirmPassword: `${password}x`, botToken },
    })
    const short = await browser.call(signUp, {
      body: { email, username, password, confirmPassword: 'abcd', botToken },
    })

    expect(Object.keys(different.body.error.fields ?? {})).toEqual(['confirmPassword'])
    expect(Object.keys(short.body.error.fields ?? {})).toEqual(['confirmPassword'])
  })

  it('refuses whoever has not done the bot check, or did another one', async () => {
    const browser = test.browser()
    const { email, username, password } = aPerson()
    const form = { email, username, password, confirmPassword: password }

    expect(await browser.call(signUp, { body: { ...form, botToken: 'made up' } })).toFailWith(
      'botCheckFailed',
    )
    const forLogin = await browser.botToken('login')
    expect(await browser.call(signUp, { body: { ...form, botToken: forLogin } })).toFailWith('botCheckFailed')
  })

  it('says so when the account could not be saved', async () => {
    await test.signedUp()
    await test.refuse('insert', 'users')

    expect(await test.browser().signUp()).toFailWith('userCreateFailed')
  })

  it('says so when no token could be made, and then has opened no account', async () => {
    await test.signedUp()
    const allowAgain = await test.refuse('insert', 'sessions')
    expect(await test.browser().signUp({ email: 'later@example.org' })).toFailWith('tokenGenerationFailed')

    await allowAgain()
    expect((await test.browser().signUp({ email: 'later@example.org' })).status).toBe(201)
  })
})

it('leaves with the browser what tests that begin signed up take as given', async () => {
  await test.signedUp()
  const byForm = test.browser()
  const { body } = await byForm.signUp({ email: 'Ada@Example.org', username: 'Ada' })
  const given = await test.signedUp({ email: 'Bob@Example.org', username: 'Ada' })

  expect([...given.jar.keys()].sort()).toEqual([...byForm.jar.keys()].sort())
  expect({ ...given.user, id: '', email: '' }).toEqual({ ...body.user, id: '', email: '' })
  expect(given.user.email).toBe('bob@example.org')
})

it('lets a whole school sign up behind one address', async () => {
  for (let pupil = 0; pupil < 120; pupil++) expect((await test.browser().signUp()).status).toBe(201)
})

it('does not fill a stranger’s mailbox for whoever signs up there and leaves, again and again', async () => {
  await test.signedUp()
  const email = 'stranger@example.org'
  for (let times = 0; times < 3; times++) {
    const person = test.browser()
    await person.signUp({ email })
    await person.call(deleteAccount, { body: { email, currentPassword: PASSWORD } })
  }

  expect(await test.browser().signUp({ email })).toFailWith('tooManyAttempts')
  expect((await test.browser().signUp()).status).toBe(201)
  // Nor can anybody keep the stranger from signing up.
  expect((await test.browser({ address: '203.0.113.9' }).signUp({ email })).status).toBe(201)
})

it('slows down whoever opens hundreds of accounts from one address, and nobody elsewhere', async () => {
  const { attempts } = test.services.platform
  for (let count = 0; count < 300; count++) await attempts.begin(attemptKeys.signUp('127.0.0.1'))

  const refused = await test.browser().signUp()
  expect(refused).toFailWith('tooManyAttempts')
  expect(refused.headers['retry-after']).toBe('1')
  expect((await test.browser({ address: '203.0.113.9' }).signUp()).status).toBe(201)
  test.clock.advance({ seconds: 1 })
  expect((await test.browser().signUp()).status).toBe(201)
})

it('tells only so often from one address who has an account', async () => {
  const { email } = (await test.signedUp()).user
  const { attempts } = test.services.platform
  for (let ask = 0; ask < 29; ask++) await attempts.begin({ network: attemptKeys.takenAddress('127.0.0.1') })
  expect(await test.browser().signUp({ email })).toFailWith('userWithEmailExists')

  expect(await test.browser().signUp({ email })).toFailWith('tooManyAttempts')
  expect(await test.browser().signUp()).toFailWith('tooManyAttempts')
  test.clock.advance({ seconds: 1 })
  expect((await test.browser().signUp()).status).toBe(201)
})

it('nor in the very same moment to whoever asks about a whole list', async () => {
  const people = Array.from({ length: 40 }, (_, index) => ({ email: `pupil${index}@example.org` }))
  const elsewhere = { address: '203.0.113.9' }
  for (const person of people) expect((await test.browser(elsewhere).signUp(person)).status).toBe(201)

  const answers = await Promise.all(people.map((person) => test.browser().signUp(person)))

  const told = answers.filter(({ status }) => status === 409)
  expect(told).toHaveLength(30)
  for (const answer of answers) if (answer.status !== 409) expect(answer).toFailWith('tooManyAttempts')
})

it('lets a class in that signs up in the very same moment', async () => {
  const browsers = Array.from({ length: 40 }, () => test.browser())

  const answers = await Promise.all(browsers.map((browser) => browser.signUp()))

  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
})

describe('the first account of an installation', () => {
  it('administers it, and counts as verified, where only this machine can reach it', async () => {
    expect((await test.browser().call(getSite)).body.setup).toBe('open')

    const { body } = await test.browser().signUp()

    expect(body.user).toMatchObject({ isAdmin: true, isEmailVerified: true })
    expect((await test.browser().call(getSite)).body.setup).toBe('done')
    expect((await test.browser().signUp()).body.user.isAdmin).toBe(false)
  })

  it('is one account, also when several sign up at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.browser().signUp({ password: PASSWORD })))

    expect(answers.filter((answer) => answer.body.user.isAdmin)).toHaveLength(1)
  })
})
