import { getSession } from '@probant/contract/auth'
import { getLobby } from '@probant/contract/participants/entering'
import { describe, expect, it } from 'vitest'
import { statementsOf } from '#test/statements.ts'
import { pageOf, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { somebody, someoneAtWork } = takingOf(test)

describe('the page of a quiz', () => {
  it('has who is here and what stands on the door, and no paper before they have begun', async () => {
    const { page, quiz } = await somebody()
    const { status, body, headers } = await page.open()

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      session: (await page.browser.call(getSession)).body,
      lobby: (await page.browser.call(getLobby, { params: { quizId: quiz.id } })).body,
      sitting: null,
    })
  })

  it('has the paper of whoever has begun, with what they answered, and the receipt once it is over', async () => {
    const { page, ids, quiz } = await someoneAtWork()
    await page.choose(ids[0] ?? '', 1)
    expect((await page.open()).body.sitting).toEqual((await page.sitting()).body)
    expect((await pageOf(page.browser, quiz.id).open()).body.sitting).toMatchObject({ isHere: false })

    const { body: receipt } = await page.handIn()
    expect((await page.open()).body).toMatchObject({ lobby: { isFinished: true }, sitting: { receipt } })
  })

  it('says that nobody is signed in, and forgets a cookie that is good for nothing', async () => {
    const { page, quiz } = await someoneAtWork()
    const nobody = { session: {}, lobby: null, sitting: null }
    expect((await pageOf(test.browser(), quiz.id).open()).body).toEqual(nobody)

    await test.database.pool.query('update sessions set revoked_at = $1', [test.clock.now()])
    expect((await page.open()).body).toEqual(nobody)
    expect(page.browser.jar.has('probant_session')).toBe(false)
  })

  it('comes with an access token that works, and leaves the cookie as it is', async () => {
    const { page } = await someoneAtWork()
    test.clock.advance({ minutes: 16 })
    const { body, cookies } = await page.open()
    expect(cookies).toEqual([])
    page.browser.accessToken = body.session.accessToken
    expect((await page.sitting()).status).toBe(200)
  })

  it('QUIZ001, QUIZ009: is nobody’s who is not invited; QUIZ006: nor anybody’s while it is a draft', async () => {
    const { creator, page, quiz } = await somebody()
    expect(await pageOf(await test.signedUp(), quiz.id).open()).toFailWith('quizNotFound')
    expect(await pageOf(creator, quiz.id).open()).toFailWith('notAParticipant')
    const elsewhere = await somebody()
    expect(await pageOf(page.browser, elsewhere.quiz.id).open()).toFailWith('quizNotFound')

    await test.database.pool.query(`update quizzes set status = 'draft'`)
    expect(await page.open()).toFailWith('quizNotActive')
  })

  it('is refused to other sites', async () => {
    const { page, quiz } = await somebody()
    const url = `/api/_auth/quizzes/${quiz.id}?browserId=${page.browserId}`
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(await page.browser.send('GET', url, undefined, { headers })).toFailWith('forbidden')
  })

  it('costs few questions, of which a class has the paper’s in common', async () => {
    const { page } = await someoneAtWork()
    const { count, statements } = await statementsOf(page.open)
    // One of them for the name under which an organization appears.
    expect(count, statements.join('\n')).toBe(14)
  })
})
