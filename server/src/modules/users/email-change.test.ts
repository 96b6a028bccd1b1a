import {
  forgotPassword,
  getSession,
  resetPassword,
  undoEmailChange,
  verifyEmail,
} from '@probant/contract/auth'
import { changeEmail, changePassword, deleteAccount, signOutEverywhere } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { someoneWaits } from '#test/someone-waits.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'

const test = testApp({ env: { ADMIN_EMAILS: 'chief@example.org' } })
const { aVerifiedPerson } = organizationsOf(test)
const { anInvitation, enter } = enteringOf(test)
const NEW_PASSWORD = 'Another-horse-2'
const [OLD, NEW, THIRD] = ['old@example.org', 'new@example.org', 'third@example.org']

describe('changing the address', () => {
  it('happens when the link in the new mailbox is followed; the old one is told', async () => {
    const person = await aPersonAt(OLD)

    const asked = await person.call(changeEmail, {
      body: { email: 'New@Example.org', currentPassword: PASSWORD },
    })
    expect(asked.body).toMatchObject({ email: 'old@example.org', pendingEmail: 'new@example.org' })

    const token = await test.mailbox.tokenFor('new@example.org')
    const { body } = await person.call(verifyEmail, { body: { token } })
    expect(body).toEqual({ outcome: 'verified', purpose: 'change_email', email: 'new@example.org' })
    expect((await person.call(getSession)).body.user).toMatchObject({
      email: 'new@example.org',
      isEmailVerified: true,
      pendingEmail: null,
    })
    expect((await test.mailbox.to('old@example.org')).at(-1)?.subject).toBe('Your e-mail address was changed')
  })

  it('does not happen by a stranger who owns the new mailbox and merely clicks', async () => {
    const person = await aPersonAt(OLD)
    await person.call(changeEmail, { body: { email: 'victim@example.org', currentPassword: PASSWORD } })
    const token = await test.mailbox.tokenFor('victim@example.org')

    expect((await test.browser().call(verifyEmail, { body: { token } })).body.outcome).toBe('passwordNeeded')
    expect((await person.call(getSession)).body.user?.email).toBe('old@example.org')
  })

  it('refuses an address that has an account, when asked and when followed', async () => {
    const person = await aPersonAt(OLD)
    await test.signedUp({ email: 'taken@example.org' })
    expect(
      await person.call(changeEmail, { body: { email: 'taken@example.org', currentPassword: PASSWORD } }),
    ).toFailWith('emailExists')

    await person.call(changeEmail, { body: { email: 'soon@example.org', currentPassword: PASSWORD } })
    const token = await test.mailbox.tokenFor('soon@example.org')
    await test.signedUp({ email: 'soon@example.org' })
    expect(await person.call(verifyEmail, { body: { token } })).toFailWith('emailExists')
  })

  it('is told to the old address, and taken back by signing out everywhere', async () => {
    const person = await aPersonAt(OLD)
    await person.call(changeEmail, { body: { email: 'new@example.org', currentPassword: PASSWORD } })
    expect((await test.mailbox.to('old@example.org')).at(-1)?.subject).toBe(
      'A change to your e-mail address was requested',
    )

    await person.call(signOutEverywhere)

    await person.logIn({ email: 'old@example.org', password: PASSWORD })
    const token = await test.mailbox.tokenFor('new@example.org')
    expect(await person.call(verifyEmail, { body: { token } })).toFailWith('invalidLink')
  })

  it('to the same address takes a pending change back', async () => {
    const person = await aPersonAt(OLD)
    await person.call(changeEmail, { body: { email: 'new@example.org', currentPassword: PASSWORD } })

    const { body } = await person.call(changeEmail, {
      body: { email: 'old@example.org', currentPassword: PASSWORD },
    })

    expect(body.pendingEmail).toBeNull()
  })

  it('a link to an address that the account has left proves nothing about the new one', async () => {
    const person = await aPersonAt(OLD)
    const oldToken = await test.mailbox.tokenFor('old@example.org')
    await person.call(changeEmail, { body: { email: 'new@example.org', currentPassword: PASSWORD } })
    await person.call(verifyEmail, { body: { token: await test.mailbox.tokenFor('new@example.org') } })

    const form = { token: oldToken, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect(await test.browser().call(resetPassword, { body: form })).toFailWith('invalidLink')
  })
})

describe('changing the address asks who is there', () => {
  it('refuses a wrong, a missing and an unexpected password, before it says who has an account', async () => {
    const person = await aPersonAt(OLD)
    await test.signedUp({ email: 'taken@example.org' })
    const ask = (currentPassword: string) =>
      person.call(changeEmail, { body: { email: 'taken@example.org', currentPassword } })

    expect(await ask('')).toFailWith('currentPasswordRequired')
    expect(await ask('Wrong-horse-1')).toFailWith('currentPasswordIncorrect')
    expect(await ask(PASSWORD)).toFailWith('emailExists')
    await test.database.pool.query('update users set password_hash = null')
    expect(await ask(PASSWORD)).toFailWith('currentPasswordNotExpected')
    expect(await test.mailbox.to('taken@example.org')).toHaveLength(1)
  })

  it.each(['change the address', 'set a first password', 'delete the account'])(
    'who has no password must have signed in just now to %s',
    async (action) => {
      const person = await aPersonAt(OLD)
      await test.database.pool.query('update users set password_hash = null')
      test.clock.advance({ minutes: 10, seconds: 1 })

      expect(await ACCOUNT_ACTIONS[action]?.(person)).toFailWith('freshSignInRequired')

      await test.database.pool.query('update sessions set created_at = $1', [test.clock.now()])
      expect((await ACCOUNT_ACTIONS[action]?.(person))?.status).toBeLessThan(300)
    },
  )
})

const ACCOUNT_ACTIONS: Record<string, (person: Browser) => Promise<{ status: number; body: unknown }>> = {
  'change the address': (person) => person.call(changeEmail, { body: { email: NEW } }),
  'set a first password': (person) =>
    person.call(changePassword, { body: { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD } }),
  'delete the account': (person) => person.call(deleteAccount, { body: { email: OLD } }),
}

describe('the old address', () => {
  it('gives the account back for seven days: no session and no password of before is good any more', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const [undo, thief] = [await undoTokenTo(OLD), test.browser()]
    await thief.logIn({ email: NEW, password: PASSWORD })

    test.clock.advance({ days: 7, seconds: -1 })
    const { status, body } = await press(undo)

    expect({ status, body }).toEqual({ status: 200, body: { email: OLD } })
    expect((await person.call(getSession)).body).toEqual({})
    expect((await thief.call(getSession)).body).toEqual({})
    for (const email of [OLD, NEW]) {
      expect(await test.browser().logIn({ email, password: PASSWORD })).toFailWith('wrongCredentials')
    }
    expect((await test.mailbox.to(NEW)).at(-1)?.subject).toBe('An address change was undone')
    expect((await renewPassword(OLD)).body.user).toMatchObject({ email: OLD, isEmailVerified: true })
    expect(await press(undo)).toFailWith('invalidLink')
  })

  it('no longer after seven days, nor by a link of another kind', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const undo = await undoTokenTo(OLD)
    await person.call(changeEmail, { body: { email: THIRD, currentPassword: PASSWORD } })

    expect(await press(await test.mailbox.tokenFor(THIRD))).toFailWith('invalidLink')
    expect(await person.call(verifyEmail, { body: { token: undo } })).toFailWith('invalidLink')
    const form = { token: undo, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect(await test.browser().call(resetPassword, { body: form })).toFailWith('invalidLink')
    test.clock.advance({ days: 7 })
    expect(await press(undo)).toFailWith('invalidLink')
  })

  it('is the thief’s undoing also after a forgotten password, a new one, and signing out everywhere', async () => {
    const thief = await aPersonAt(OLD)
    await move(thief, NEW)
    const undo = await undoTokenTo(OLD)
    await askForReset(NEW)
    thief.keep(await renewPassword(NEW, thief))
    const passwords = { currentPassword: NEW_PASSWORD, password: PASSWORD, confirmPassword: PASSWORD }
    await thief.call(changePassword, { body: passwords })
    await thief.call(signOutEverywhere)

    expect((await press(undo)).status).toBe(200)
    expect(await test.browser().logIn({ email: OLD, password: PASSWORD })).toFailWith('wrongCredentials')
  })

  it('of a chain of changes the first one undoes them all', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const first = await undoTokenTo(OLD)
    test.clock.advance({ hours: 1 })
    await move(await loggedIn(NEW), THIRD)
    const second = await undoTokenTo(NEW)

    expect((await press(first)).body).toEqual({ email: OLD })
    expect(await press(second)).toFailWith('invalidLink')
  })

  it('and a later one, undone, leaves the first its right', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const first = await undoTokenTo(OLD)
    test.clock.advance({ hours: 1 })
    await move(await loggedIn(NEW), THIRD)

    expect((await press(await undoTokenTo(NEW))).body).toEqual({ email: NEW })
    expect((await press(first)).body).toEqual({ email: OLD })
  })

  it('has nothing to undo once the account has come back', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const undo = await undoTokenTo(OLD)
    await move(person, OLD)

    expect(await press(undo)).toFailWith('invalidLink')
    expect(await undoTokenTo(NEW)).toBe('')
    expect((await person.call(getSession)).body.user?.email).toBe(OLD)
  })

  it('got back by hand is nobody else’s to undo: the address of whoever had taken it gets no right', async () => {
    const owner = await aPersonAt(OLD)
    await move(owner, NEW)
    test.clock.advance({ minutes: 1 })
    await move(owner, THIRD)
    const thiefs = await undoTokenTo(NEW)
    test.clock.advance({ minutes: 1 })

    await move(owner, OLD)

    expect((await test.mailbox.to(THIRD)).at(-1)).toMatchObject({
      subject: 'Your e-mail address was changed',
      link: null,
    })
    expect(await undoTokenTo(THIRD)).toBe('')
    expect(await press(thiefs)).toFailWith('invalidLink')
    expect((await owner.call(getSession)).body.user?.email).toBe(OLD)
  })

  it('and going back to a later one leaves the first its right', async () => {
    const thief = await aPersonAt(OLD)
    await move(thief, NEW)
    const owners = await undoTokenTo(OLD)
    test.clock.advance({ minutes: 1 })
    await move(thief, THIRD)
    await move(thief, NEW)

    expect((await press(owners)).body).toEqual({ email: OLD })
  })

  it('is kept free: nobody signs up with it or moves there meanwhile', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const other = await aVerifiedPerson()

    expect(await test.browser().signUp({ email: OLD })).toFailWith('userWithEmailExists')
    const body = { email: OLD, currentPassword: PASSWORD }
    expect(await other.call(changeEmail, { body })).toFailWith('emailExists')

    test.clock.advance({ days: 7 })
    expect((await test.browser().signUp({ email: OLD })).status).toBe(201)
  })

  // The embedded database has one connection: there nobody waits for another.
  it.runIf(findPostgresAddress())(
    'also from who signs up, or is let in, while it is being left',
    async () => {
      const { user } = await aPersonAt(OLD)
      const { pool, db } = test.database
      const leaving = await pool.connect()
      await leaving.query('begin')
      await leaving.query('update users set email = $1 where id = $2', [NEW, user.id])
      await leaving.query(
        `insert into mailed_links (user_id, purpose, email, token_hash, created_at, expires_at)
       values ($1, 'undo_email', $2, 'hash', $3, $3::timestamptz + interval '7 days')`,
        [user.id, OLD, test.clock.now()],
      )

      expect(await test.browser().signUp({ email: OLD })).toFailWith('userWithEmailExists')
      const newcomer = { email: OLD, username: 'New', locale: 'en', passwordHash: null } as const
      const letIn = db.transaction((tx) =>
        test.services.users.create(tx, { ...newcomer, emailVerifiedAt: null, isAdmin: false }),
      )
      const refused = expect(letIn).rejects.toMatchObject({ refusal: 'userWithEmailExists' })
      await someoneWaits(test.database)
      await leaving.query('commit')
      leaving.release()

      await refused
      expect(await test.browser().signUp({ email: OLD })).toFailWith('userWithEmailExists')
    },
  )

  it('nor by a change that was asked for before', async () => {
    const other = await aVerifiedPerson()
    const person = await aPersonAt(OLD)
    const body = { email: NEW, currentPassword: PASSWORD }
    await person.call(changeEmail, { body })
    const mine = await test.mailbox.tokenFor(NEW)
    await test.database.pool.query('update users set email = $1 where email = $2', [THIRD, OLD])
    await other.call(changeEmail, { body: { ...body, email: OLD } })
    const theirs = await test.mailbox.tokenFor(OLD)
    await test.database.pool.query('update users set email = $1 where email = $2', [OLD, THIRD])
    await person.call(verifyEmail, { body: { token: mine } })

    expect(await other.call(verifyEmail, { body: { token: theirs } })).toFailWith('emailExists')
  })

  it('may have an account again whose owner reads its mail: then that one has to go first', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const undo = await undoTokenTo(OLD)
    const { token } = await anInvitation({ email: OLD })
    expect((await enter(test.browser(), token)).status).toBe(200)

    expect(await press(undo)).toFailWith('emailExists')

    await askForReset(OLD)
    const again = test.browser()
    again.keep(await renewPassword(OLD, again))
    await again.call(deleteAccount, { body: { email: OLD, currentPassword: NEW_PASSWORD } })
    expect((await press(undo)).body).toEqual({ email: OLD })
  })

  it('that was never proved gets no such right: it may be a stranger’s', async () => {
    await test.signedUp()
    const person = await test.signedUp({ email: OLD })
    await move(person, NEW)

    const [last] = (await test.mailbox.to(OLD)).slice(-1)
    expect(last).toMatchObject({ subject: 'Your e-mail address was changed', link: null })
  })

  it('takes an administrator’s rights along, and back', async () => {
    const chief = await aPersonAt('chief@example.org')
    expect((await chief.call(getSession)).body.user?.isAdmin).toBe(true)
    await move(chief, NEW)
    expect((await chief.call(getSession)).body.user?.isAdmin).toBe(false)

    await press(await undoTokenTo('chief@example.org'))
    expect((await renewPassword('chief@example.org')).body.user?.isAdmin).toBe(true)
  })

  it('works once, also for two who press at the same moment', async () => {
    const person = await aPersonAt(OLD)
    await move(person, NEW)
    const undo = await undoTokenTo(OLD)

    const answers = await Promise.all([press(undo), press(undo)])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('is written to in French where French is read', async () => {
    const person = await aPersonAt(OLD, 'fr')
    await move(person, NEW)
    await press(await undoTokenTo(OLD))

    const subjects = (await test.mailbox.to(OLD)).map(({ subject }) => subject)
    expect(subjects.slice(-2)).toEqual(['Votre adresse a été modifiée', 'Votre adresse est rétablie'])
  })
})

/** Somebody whose address is proved, who is not the first here and so no administrator by that. */
async function aPersonAt(email: string, language = 'en') {
  await test.signedUp()
  return aVerifiedPerson({ email }, { language })
}

async function move(person: Browser, email: string): Promise<void> {
  await person.call(changeEmail, { body: { email, currentPassword: PASSWORD } })
  const answer = await person.call(verifyEmail, { body: { token: await test.mailbox.tokenFor(email) } })
  expect(answer.body.outcome).toBe('verified')
}

async function undoTokenTo(email: string): Promise<string> {
  const [mail] = (await test.mailbox.to(email))
    .filter(({ link }) => link?.includes('/undo-email-change#'))
    .slice(-1)
  return mail?.link?.split('#')[1] ?? ''
}

function press(token: string) {
  return test.browser().call(undoEmailChange, { body: { token } })
}

async function loggedIn(email: string): Promise<Browser> {
  const browser = test.browser()
  await browser.logIn({ email, password: PASSWORD })
  return browser
}

async function askForReset(email: string): Promise<void> {
  const browser = test.browser()
  const body = { email, botToken: await browser.botToken('password_reset') }
  expect((await browser.call(forgotPassword, { body })).status).toBe(202)
}

async function renewPassword(email: string, browser = test.browser()) {
  const token = await test.mailbox.tokenFor(email)
  const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  return browser.call(resetPassword, { body })
}

it('tells an account less and less often whether an address is taken', async () => {
  const taken = (await test.signedUp()).user.email
  const person = await test.signedUp()
  const ask = () => person.call(changeEmail, { body: { email: taken, currentPassword: PASSWORD } })
  for (let times = 0; times < 5; times++) expect(await ask()).toFailWith('emailExists')

  for (const seconds of [1, 2, 4, 8, 16, 32, 64]) {
    const refused = await ask()
    expect(refused).toFailWith('tooManyAttempts')
    expect(refused.headers['retry-after']).toBe(String(seconds))
    test.clock.advance({ seconds })
    expect(await ask()).toFailWith('emailExists')
  }
})
