import { getSession, refreshSession } from '@probant/contract/auth'
import { listSessions, revokeSession, signOutEverywhere, updateUser } from '@probant/contract/users'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'
import { deviceName } from './device.ts'

const test = testApp()
const change = { body: { username: 'Changed name' } }

describe('a refresh token', () => {
  it('is replaced at each refresh, and the session goes on', async () => {
    const person = await test.signedUp()
    const first = tokenOf(person)
    test.clock.advance({ minutes: 20 })
    expect(await person.call(updateUser, change)).toFailWith('invalidToken')

    expect((await person.call(refreshSession)).status).toBe(204)

    expect(tokenOf(person)).not.toBe(first)
    person.keep(await person.call(getSession))
    expect((await person.call(updateUser, change)).status).toBe(200)
  })

  it('survives an answer that was lost on the way', async () => {
    const person = await test.signedUp()
    const kept = tokenOf(person)
    await person.call(refreshSession)
    person.jar.set('probant_session', kept)
    test.clock.advance({ days: 2 })

    expect((await person.call(refreshSession)).status).toBe(204)
    expect((await person.call(getSession)).body.user).toBeDefined()
  })

  it('is replaced by a visit too, once it has served a quarter of an hour', async () => {
    const person = await test.signedUp()
    const first = tokenOf(person)
    test.clock.advance({ minutes: 15 })
    await person.call(getSession)
    expect(tokenOf(person)).toBe(first)

    test.clock.advance({ seconds: 1 })
    person.keep(await person.call(getSession))

    expect(tokenOf(person)).not.toBe(first)
    expect((await person.call(updateUser, change)).status).toBe(200)
  })

  it('that was on its way while another tab went on is answered, and leads to no branch of its own', async () => {
    const person = await test.signedUp()
    const slow = twinOf(person)
    await person.call(refreshSession)
    person.keep(await person.call(getSession))
    test.clock.advance({ seconds: 20 })

    const { status, cookies } = await slow.call(refreshSession)

    expect({ status, cookies }).toEqual({ status: 204, cookies: [] })
    expect((await slow.call(getSession)).body.user).toBeDefined()
    test.clock.advance({ minutes: 16 })
    expect((await person.call(refreshSession)).status).toBe(204)
  })

  it('serves two tabs that refresh at once', async () => {
    const person = await test.signedUp()
    const [left, right] = [twinOf(person), twinOf(person)]

    const answers = await Promise.all([left.call(refreshSession), right.call(refreshSession)])

    expect(answers.map((answer) => answer.status)).toEqual([204, 204])
    expect((await left.call(getSession)).body.user).toBeDefined()
    test.clock.advance({ seconds: 20 })
    expect((await right.call(getSession)).body.user).toBeDefined()

    // They share one cookie, whichever answer came last: a quarter of an hour later it still counts.
    test.clock.advance({ minutes: 16 })
    expect((await right.call(refreshSession)).status).toBe(204)
    expect((await right.call(getSession)).body.user).toBeDefined()
  })

  it('used again after its successor was used ends the whole family: one of the two is a thief', async () => {
    const person = await test.signedUp()
    const thief = twinOf(person)
    await person.call(refreshSession)
    person.keep(await person.call(getSession))
    test.clock.advance({ seconds: 31 })

    expect(await thief.call(refreshSession)).toFailWith('invalidToken')

    expect(await person.call(refreshSession)).toFailWith('invalidToken')
    expect(await person.call(updateUser, change)).toFailWith('invalidToken')
  })

  it('is also caught when thief and owner refreshed at the same moment', async () => {
    const person = await test.signedUp()
    const thief = twinOf(person)
    await thief.call(refreshSession)
    await person.call(refreshSession)

    test.clock.advance({ minutes: 16 })
    await person.call(refreshSession)
    await person.call(getSession)
    test.clock.advance({ minutes: 1 })
    expect(await thief.call(refreshSession)).toFailWith('invalidToken')
    expect(await person.call(refreshSession)).toFailWith('invalidToken')
  })

  it('is caught when a thief rotated once and kept the fruit until the owner had gone on', async () => {
    const person = await test.signedUp()
    const thief = twinOf(person)
    await thief.call(refreshSession)
    test.clock.advance({ minutes: 10 })
    await person.call(refreshSession)
    await person.call(getSession)
    test.clock.advance({ minutes: 1 })

    expect(await thief.call(refreshSession)).toFailWith('invalidToken')
    expect(await person.call(refreshSession)).toFailWith('invalidToken')
  })

  it('is caught when neither ever refreshed, and both only opened pages', async () => {
    const person = await test.signedUp()
    const thief = twinOf(person)
    for (const holder of [thief, person, thief]) {
      test.clock.advance({ hours: 1 })
      expect((await holder.call(getSession)).body.user).toBeDefined()
    }
    test.clock.advance({ hours: 1 })

    expect((await person.call(getSession)).body).toEqual({})
    expect((await thief.call(getSession)).body).toEqual({})
  })

  it('whoever holds a stolen chain, at most one holder goes on for long', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 4, maxLength: 12 }), async (turns) => {
        const owner = await test.signedUp({ email: `owner${Math.random()}@example.org` })
        const thief = twinOf(owner)
        const refreshedBy = new Set<Browser>()
        for (const isThief of turns) {
          test.clock.advance({ minutes: 16 })
          const holder = isThief ? thief : owner
          if ((await holder.call(refreshSession)).status === 204) refreshedBy.add(holder)
          await holder.call(getSession)
        }
        const answers = [await owner.call(getSession), await thief.call(getSession)]
        const alive = answers.filter((answer) => answer.body.user)
        expect(alive.length).toBeLessThanOrEqual(turns.includes(true) && turns.includes(false) ? 0 : 1)
      }),
      { numRuns: 15 },
    )
  })

  it('that was left behind is known for as long as a cookie holds it: an owner who comes back ends the thief’s session', async () => {
    const owner = await test.signedUp()
    const thief = twinOf(owner)
    await thief.call(refreshSession)
    await thief.call(getSession)
    for (const days of [8, 8, 8]) {
      test.clock.advance({ days })
      await test.services.sessions.deleteDead()
      expect((await thief.call(refreshSession)).status).toBe(204)
    }

    expect(await owner.call(refreshSession)).toFailWith('invalidToken')
    expect((await thief.call(getSession)).body).toEqual({})
  })

  it('is forgotten afterwards, also where its session goes on', async () => {
    const person = await test.signedUp()
    const tokens = async () =>
      (await test.database.pool.query('select count(*)::int as count from refresh_tokens')).rows[0].count
    for (const days of [1, 29, 29]) {
      await person.call(refreshSession)
      await person.call(getSession)
      test.clock.advance({ days })
    }
    expect(await tokens()).toBe(4)

    await test.services.sessions.deleteDead()

    expect(await tokens()).toBe(2)
    expect((await person.call(getSession)).body.user).toBeDefined()
  })

  it('is worth nothing after 30 days without use', async () => {
    const person = await test.signedUp()
    test.clock.advance({ days: 30 })

    expect(await person.call(refreshSession)).toFailWith('invalidToken')
    expect((await person.call(getSession)).body).toEqual({})
  })
})

describe('the list of sessions', () => {
  it('shows where one is signed in, and signs out one of them', async () => {
    const person = await test.signedUp()
    const phone = test.browser({ address: '203.0.113.7' })
    await phone.logIn({ email: person.user.email, password: 'Correct-horse-1' })

    const { body: sessions } = await person.call(listSessions)
    expect(sessions).toHaveLength(2)
    const other = sessions.find((session) => !session.isCurrent)
    expect(other?.address).toBe('203.0.113.7')

    expect((await person.call(revokeSession, { params: { sessionId: other?.id ?? '' } })).status).toBe(204)
    expect(await phone.call(updateUser, change)).toFailWith('invalidToken')
    expect((await person.call(updateUser, change)).status).toBe(200)
  })

  it("never signs out somebody else's", async () => {
    const person = await test.signedUp()
    const stranger = await test.signedUp()
    const { body: sessions } = await person.call(listSessions)

    const attempt = await stranger.call(revokeSession, { params: { sessionId: sessions[0]?.id ?? '' } })

    expect(attempt).toFailWith('notFound')
    expect((await person.call(updateUser, change)).status).toBe(200)
  })

  it('can be emptied: signed out everywhere, at once', async () => {
    const person = await test.signedUp()
    const phone = test.browser()
    await phone.logIn({ email: person.user.email, password: 'Correct-horse-1' })

    expect((await person.call(signOutEverywhere)).status).toBe(204)

    for (const browser of [person, phone]) {
      expect(await browser.call(updateUser, change)).toFailWith('invalidToken')
      expect((await browser.call(getSession)).body).toEqual({})
    }
  })

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 (KHTML, like Gecko) Chrome/150.0 Safari/537 Edg/150.0',
      'Edge · Linux',
    ],
    ['', '?'],
  ])('names a browser as people do', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})

function tokenOf(browser: Browser): string {
  return browser.jar.get('probant_session') ?? ''
}

/** Another browser with the same cookie: a second tab, or a thief. */
function twinOf(browser: Browser): Browser {
  const twin = test.browser()
  twin.jar.set('probant_session', tokenOf(browser))
  return twin
}
