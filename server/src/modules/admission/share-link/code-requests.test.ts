import { randomUUID } from 'node:crypto'
import { SHARE_CODE_MINUTES } from '@probant/contract/limits'
import { requestShareCode } from '@probant/contract/participants/entering'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { closeShareLink, openShareLink } from '@probant/contract/participants/share-link'
import { describe, expect, it } from 'vitest'
import { enteringOf } from '#test/entering.ts'
import { renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aShared, askForCode, enterWithCode, withCode } = enteringOf(test)
const ANNA = 'anna@school.org'
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a code', () => {
  it('AUTH008: is one; wrong, old, foreign and unknown ones are the same', async () => {
    const { token } = await aShared()
    const other = await aShared()
    const { browser, typed } = await withCode(token, ANNA)

    for (const wrong of [
      { ...typed, code: wrongFor(typed.code) },
      { ...typed, email: 'ben@school.org' },
      { ...typed, requestId: randomUUID() },
    ]) {
      expect(await enterWithCode(browser, token, wrong)).toFailWith('shareCodeWrong')
    }
    expect(await enterWithCode(browser, other.token, typed)).toFailWith('shareCodeWrong')
    test.clock.advance({ minutes: SHARE_CODE_MINUTES })
    expect(await enterWithCode(browser, token, typed)).toFailWith('shareCodeWrong')
  })

  it('is good until its last minute', async () => {
    const { token } = await aShared()
    const { browser, typed } = await withCode(token, ANNA)
    test.clock.advance({ minutes: SHARE_CODE_MINUTES - 1 })
    expect((await enterWithCode(browser, token, typed)).status).toBe(200)
  })

  it('is good for the request that asked for it: several may be on their way', async () => {
    const { token } = await aShared()
    const first = await withCode(token, ANNA)
    test.clock.advance({ minutes: 1 })
    const second = await withCode(token, ANNA)
    const crossed = { ...second.typed, code: first.typed.code }
    if (first.typed.code !== second.typed.code) {
      expect(await enterWithCode(second.browser, token, crossed)).toFailWith('shareCodeWrong')
    }

    expect((await enterWithCode(first.browser, token, first.typed)).status).toBe(200)
    expect(await enterWithCode(first.browser, token, first.typed)).toFailWith('shareCodeWrong')
    expect((await enterWithCode(second.browser, token, second.typed)).status).toBe(200)
  })

  it('ends after five misses, also of many at once with the right one among them', async () => {
    const { token } = await aShared()
    const { typed } = await withCode(token, ANNA)
    const wrong = { ...typed, code: wrongFor(typed.code) }
    const guesses = [...Array<typeof typed>(19).fill(wrong), typed]

    const answers = await Promise.all(
      guesses.map((guess, index) =>
        enterWithCode(test.browser({ address: `203.0.113.${index}` }), token, guess),
      ),
    )

    for (const answer of answers.slice(0, -1)) expect([403, 429]).toContain(answer.status)
    const { rows } = await test.database.pool.query('select misses from share_codes')
    // Whoever was first with the right one came in; else it ended with the fifth miss.
    if (answers.at(-1)?.status === 200) expect(rows).toEqual([])
    else expect(rows).toEqual([{ misses: 5 }])
    expect(await enterWithCode(test.browser(), token, typed)).not.toMatchObject({ status: 200 })
  })

  it('is over for good after the fifth miss', async () => {
    const { token } = await aShared()
    const { browser, typed } = await withCode(token, ANNA)
    const wrong = { ...typed, code: wrongFor(typed.code) }
    for (let miss = 0; miss < 5; miss++) {
      expect(await enterWithCode(browser, token, wrong)).toFailWith('shareCodeWrong')
    }
    expect(await enterWithCode(browser, token, typed)).toFailWith('shareCodeWrong')

    const fresh = await withCode(token, ANNA)
    expect((await enterWithCode(fresh.browser, token, fresh.typed)).status).toBe(200)
  })

  it('is counted as missed four times without harm', async () => {
    const { token } = await aShared()
    const { browser, typed } = await withCode(token, ANNA)
    const wrong = { ...typed, code: wrongFor(typed.code) }
    for (let miss = 0; miss < 4; miss++) await enterWithCode(browser, token, wrong)

    expect((await enterWithCode(browser, token, typed)).status).toBe(200)
  })

  it('is not guessed on for ever: after ten for one request comes patience', async () => {
    const { token } = await aShared()
    const guess = { email: ANNA, requestId: randomUUID(), code: '123456' }
    for (let time = 0; time < 10; time++) {
      expect(await enterWithCode(test.browser(), token, guess)).toFailWith('shareCodeWrong')
    }
    expect(await enterWithCode(test.browser(), token, guess)).toFailWith('tooManyAttempts')
  })

  it('guessing makes the bot checks of its network harder; coming in takes that back', async () => {
    const { token } = await aShared()
    const { browser, typed } = await withCode(token, ANNA)
    await enterWithCode(browser, token, { ...typed, code: wrongFor(typed.code) })
    const failures = () => test.services.platform.attempts.failuresFrom({ key: 'network:127.0.0.1' })
    // One for asking, one for the miss.
    expect(await failures()).toBe(2)

    await enterWithCode(browser, token, typed)
    expect(await failures()).toBe(1)
  })

  it('is forgotten some time after it has expired', async () => {
    const { token } = await aShared()
    await withCode(token, ANNA)
    await test.services.admission.shareJoining.forgetOldCodes()
    expect((await test.database.pool.query('select id from share_codes')).rows).toHaveLength(1)
    test.clock.advance({ hours: 1 })
    await test.services.admission.shareJoining.forgetOldCodes()
    expect((await test.database.pool.query('select id from share_codes')).rows).toEqual([])
  })
})

describe('nobody keeps somebody else out', () => {
  it('by guessing at their address: only one’s own request ends', async () => {
    const { token } = await aShared()
    const classmate = await withCode(token, ANNA)
    const anna = await withCode(token, ANNA)
    for (let guess = 0; guess < 15; guess++) {
      const wrong = { ...classmate.typed, code: wrongFor(classmate.typed.code) }
      await enterWithCode(classmate.browser, token, wrong)
    }

    expect((await enterWithCode(anna.browser, token, anna.typed)).status).toBe(200)
  })

  it.each(['127.0.0.1', '203.0.113.9'])(
    'by asking for codes again and again from %s',
    async (address) => {
      const { token } = await aShared()
      const classmate = test.browser({ address })
      for (let minutes = 0; minutes < 90; minutes += 2) {
        for (let time = 0; time < 3; time++) await askForCode(classmate, token, ANNA)
        test.clock.advance({ minutes: 2 })
      }

      // Wherever she sits: whatever was asked for last, the newest code of her mailbox is good for her request.
      const { browser, typed } = await withCode(token, ANNA)
      expect((await enterWithCode(browser, token, typed)).status).toBe(200)
    },
    30_000,
  )

  it('nor do they use up anything: a code that was good for several requests is good once', async () => {
    const { token } = await aShared()
    for (let time = 0; time < 3; time++) {
      await askForCode(test.browser(), token, ANNA)
      test.clock.advance({ seconds: 1 })
    }
    const [one, other] = [await withCode(token, ANNA), await withCode(token, ANNA)]
    const answers = [one, other].map(({ browser, typed }) => enterWithCode(browser, token, typed))

    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 403])
  })

  it('and the mailbox is not flooded meanwhile', async () => {
    const { token } = await aShared()
    for (let index = 1; index <= 12; index++) {
      await askForCode(test.browser({ address: `203.0.113.${index}` }), token, ANNA)
    }
    expect(await test.mailbox.to(ANNA)).toHaveLength(3)
    test.clock.advance({ minutes: 10 })
    await askForCode(test.browser(), token, ANNA)
    expect(await test.mailbox.to(ANNA)).toHaveLength(4)
  })

  it('nor by many links: one network has its share of what a mailbox takes, and others theirs', async () => {
    const tokens = []
    for (let link = 0; link < 9; link++) tokens.push((await aShared()).token)
    const rude = test.browser({ address: '203.0.113.9' })
    for (const token of tokens) {
      for (let time = 0; time < 3; time++) await askForCode(rude, token, ANNA)
    }
    expect(await test.mailbox.to(ANNA)).toHaveLength(24)

    const { token } = await aShared()
    const { browser, typed } = await withCode(token, ANNA)
    expect(await test.mailbox.to(ANNA)).toHaveLength(25)
    expect((await enterWithCode(browser, token, typed)).status).toBe(200)
  })
})

describe('the codes of one quiz', () => {
  it('are bounded by the day, however quiet it is between them, by whichever share link; another quiz has its own', async () => {
    const [{ creator, quiz, token }, other] = [await aShared(), await aShared()]
    await askForCode(test.browser(), token, ANNA)
    const { rowCount } = await test.database.pool.query(
      `update attempts set failures = 600 where key like 'mailed-codes:%'`,
    )
    expect(rowCount).toBe(1)
    test.clock.advance({ hours: 2 })

    expect((await askForCode(test.browser(), token, 'ben@school.org')).status).toBe(200)
    const params = { quizId: quiz.id }
    await renew(creator)
    expect((await creator.call(closeShareLink, { params })).status).toBe(204)
    const { body: anew } = await creator.call(openShareLink, { params, body: { domains: ['school.org'] } })
    const newToken = anew.url?.split('#')[1] ?? ''
    await askForCode(test.browser(), newToken, 'ben@school.org')
    expect(await test.mailbox.to('ben@school.org')).toEqual([])
    await askForCode(test.browser(), other.token, 'ben@school.org')
    expect(await test.mailbox.to('ben@school.org')).toHaveLength(1)

    test.clock.advance({ days: 1 })
    await askForCode(test.browser(), newToken, 'cleo@school.org')
    expect(await test.mailbox.to('cleo@school.org')).toHaveLength(1)
  })
})

describe('nobody finds out who may come', () => {
  it('asking for a code is answered alike; a mail goes only to those who may', async () => {
    const { creator, quiz, token } = await aShared()
    const invited = 'paul@example.org'
    const people = [{ email: invited }]
    await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people } })
    const before = (await test.mailbox.all()).length

    const addresses = [ANNA, invited, 'stranger@example.org', 'anna@pupils.school.org']
    const answers = []
    for (const email of addresses) answers.push(await askForCode(test.browser(), token, email))

    for (const [index, { status, body, headers }] of answers.entries()) {
      const expected = { email: addresses[index], requestId: expect.any(String) }
      expect({ status, body }).toEqual({ status: 200, body: expected })
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]?.headers ?? {}))
    }
    const mailed = (await test.mailbox.all()).slice(before).map(({ recipient }) => recipient)
    expect(mailed).toEqual([ANNA, invited])
  })

  it('nor by guessing: a request that led to no mail is missed like any other', async () => {
    const { token } = await aShared()
    const email = 'stranger@example.org'
    const { body } = await askForCode(test.browser(), token, email)
    const guess = { email, requestId: body.requestId, code: '123456' }

    expect(await enterWithCode(test.browser(), token, guess)).toFailWith('shareCodeWrong')
    expect((await test.database.pool.query('select misses from share_codes')).rows).toEqual([{ misses: 1 }])
  })

  it('is answered before anything is written; what fails then is nobody’s to see', async () => {
    const { token } = await aShared()
    await test.refuse('insert', 'share_codes')

    expect((await askForCode(test.browser(), token, ANNA)).status).toBe(200)
    expect(await test.mailbox.to(ANNA)).toEqual([])
  })

  it('asking again and again is slowed down alike', async () => {
    const { token } = await aShared()
    for (const email of [ANNA, 'stranger@example.org']) {
      const browser = test.browser()
      for (let time = 0; time < 5; time++) expect((await askForCode(browser, token, email)).status).toBe(200)
      expect(await askForCode(browser, token, email)).toFailWith('tooManyAttempts')
    }
  })

  it('GENL003: takes a bot check of its own', async () => {
    const { token } = await aShared()
    const browser = test.browser()
    const body = { token, email: ANNA, botToken: await browser.botToken('login') }

    expect(await browser.call(requestShareCode, { body })).toFailWith('botCheckFailed')
  })
})
