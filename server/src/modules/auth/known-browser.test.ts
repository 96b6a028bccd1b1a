import { getSession } from '@probant/contract/auth'
import { changePassword, signOutEverywhere } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const WRONG = 'Wrong-horse-1'
const COOKIE = 'probant_browser'

describe('a browser that has signed in to an account before', () => {
  it('is not slowed down by what others on its network guess', async () => {
    const teacher = await test.signedUp()
    const { email } = teacher.user
    await guess(email, { times: 12 })
    expect(await test.browser().logIn({ email, password: PASSWORD })).toFailWith('tooManyAttempts')

    expect((await teacher.logIn({ email, password: PASSWORD })).status).toBe(200)
    // Nor does that give the others new guesses.
    expect(await test.browser().logIn({ email, password: PASSWORD })).toFailWith('tooManyAttempts')
  })

  it('is known to each of those who share it', async () => {
    const browser = await test.signedUp()
    const colleague = await browser.signUp({ email: 'colleague@example.org' })
    const emails = [browser.user.email, colleague.body.user.email]
    for (const email of emails) await guess(email, { times: 6 })

    for (const email of emails) expect((await browser.logIn({ email, password: PASSWORD })).status).toBe(200)
  })

  it('is slowed down by its own guesses, so that a stolen cookie is worth no more than another network', async () => {
    const { user, jar } = await test.signedUp()
    const thief = test.browser({ address: '203.0.113.7' })
    thief.jar.set(COOKIE, jar.get(COOKIE) ?? '')
    for (let times = 0; times < 5; times++)
      expect(await thief.logIn({ email: user.email, password: WRONG })).toFailWith('wrongCredentials')

    expect(await thief.logIn({ email: user.email, password: PASSWORD })).toFailWith('tooManyAttempts')
  })

  it('is a stranger to other accounts', async () => {
    const stranger = await test.signedUp()
    const { email } = (await test.signedUp()).user
    await guess(email, { times: 6 })

    expect(await stranger.logIn({ email, password: PASSWORD })).toFailWith('tooManyAttempts')
  })

  it('gets another token when somebody is new there: nobody can plant one', async () => {
    const attacker = await test.signedUp()
    const planted = attacker.jar.get(COOKIE) ?? ''
    const victim = test.browser()
    victim.jar.set(COOKIE, planted)
    const { body } = await victim.signUp()
    expect(victim.jar.get(COOKIE)).not.toBe(planted)
    await guess(body.user.email, { times: 6 })

    expect(await attacker.logIn({ email: body.user.email, password: WRONG })).toFailWith('tooManyAttempts')
  })

  it('is forgotten where one signs out everywhere, and after a year', async () => {
    for (const forget of [
      (person: Browser) => person.call(signOutEverywhere),
      async () => test.clock.advance({ days: 366 }),
    ]) {
      const person = await test.signedUp()
      const email = await emailOf(person)
      await forget(person)
      await guess(email, { times: 6 })

      expect(await person.logIn({ email, password: PASSWORD })).toFailWith('tooManyAttempts')
    }
  })

  it('is forgotten with the password, unless it was changed there', async () => {
    const here = await test.signedUp()
    const { email } = here.user
    const elsewhere = test.browser()
    await elsewhere.logIn({ email, password: PASSWORD })
    const password = 'Another-horse-1'
    const body = { currentPassword: PASSWORD, password, confirmPassword: password }
    expect((await here.call(changePassword, { body })).status).toBe(200)
    await guess(email, { times: 6 })

    expect(await elsewhere.logIn({ email, password })).toFailWith('tooManyAttempts')
    expect((await here.logIn({ email, password })).status).toBe(200)
  })

  it('is stored as a hash only', async () => {
    const { jar } = await test.signedUp()
    const { rows } = await test.database.pool.query('select json_agg(k)::text as all from known_browsers k')
    expect(rows[0].all).not.toContain(jar.get(COOKIE))
    expect(jar.get(COOKIE)).toMatch(/^kb_/)
  })
})

async function guess(email: string, { times }: { times: number }): Promise<void> {
  for (let count = 0; count < times; count++) await test.browser().logIn({ email, password: WRONG })
}

async function emailOf(browser: Browser): Promise<string> {
  return (await browser.call(getSession)).body.user?.email ?? ''
}
