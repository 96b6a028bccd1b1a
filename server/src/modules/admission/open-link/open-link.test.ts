import { pauseQuiz } from '@probant/contract/live/pausing'
import { getLobby } from '@probant/contract/participants/entering'
import {
  closeOpenLink,
  countOpening,
  enterByOpenLink,
  getOpenLink,
  type OpenLinkRule,
  openOpenLink,
  readOpenLink,
} from '@probant/contract/participants/open-link'
import { letInAgain, openRoomCode, sendOut } from '@probant/contract/participants/room-code'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { endQuiz } from '@probant/contract/quizzes/life'
import { getOwnSubmission } from '@probant/contract/submissions/review'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { addresses, invite as inviteAll, theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz, aDraft } = quizzesOf(test)
const { invite, enter } = enteringOf(test)
const BY_NAME: OpenLinkRule = { asks: 'name', places: null }

describe('an open link', () => {
  it('is off until it is switched on; its address stays while the rule changes, and is another one once it was closed', async () => {
    const { creator, quiz } = await aQuiz()
    expect((await ofLink(creator, quiz)).body).toMatchObject({ url: null, openedAt: null, closedAt: null })

    const { body } = await open(creator, quiz, BY_NAME)
    expect(body).toMatchObject({ ...BY_NAME, url: expect.stringMatching(/\/join#ol_/), closedAt: null })
    const changed = await open(creator, quiz, { asks: 'both', places: 40 })
    expect(changed.body).toMatchObject({ asks: 'both', places: 40, url: body.url, openedAt: body.openedAt })
    await close(creator, quiz)
    expect((await ofLink(creator, quiz)).body).toMatchObject({
      url: null,
      closedAt: test.clock.now().toISOString(),
    })
    const again = await open(creator, quiz, BY_NAME)
    expect(again.body.url).not.toBe(body.url)
    expect(await read(test.browser(), tokenIn(body))).toFailWith('shareLinkClosed')
    expect((await read(test.browser(), tokenIn(again.body))).status).toBe(200)
  })

  it('is for the creator of a quiz that is active alone', async () => {
    const creator = await aVerifiedPerson()
    const draft = await aDraft(creator)
    expect(await open(creator, draft, BY_NAME)).toFailWith('inviteToInactiveQuiz')
    const { quiz } = await aQuiz()
    expect(await open(creator, quiz, BY_NAME)).toFailWith('quizNotFound')
    expect(await open((await aQuiz()).creator, quiz, BY_NAME)).toFailWith('quizNotFound')
    expect((await open(creator, draft, { asks: 'name', places: 0 })).body).toMatchObject(wrongAt('places'))
  })

  it('mails nobody', async () => {
    const { quiz, creator, token } = await anOpenLink()
    await join(test.browser(), token, { name: 'Anna' })
    expect(await theParticipants(creator, quiz)).toMatchObject([{ name: 'Anna', mailing: 'none' }])
  })
})

describe('coming by an open link', () => {
  it('takes a name, and makes a guest who takes this quiz and nothing else', async () => {
    const { creator, quiz, token } = await anOpenLink()
    const anna = test.browser()
    expect((await read(anna, token)).body).toMatchObject({
      quizId: quiz.id,
      title: quiz.title,
      phase: 'open',
      asks: 'name',
      isFull: false,
      here: null,
    })
    expect((await join(anna, token, {})).body).toMatchObject(wrongAt('name'))

    const { body } = await join(anna, token, { name: 'Anna', email: 'anna@example.org' })
    expect(body).toMatchObject({
      quizId: quiz.id,
      session: { quizId: quiz.id, user: { username: 'Anna', email: '' } },
    })
    expect(await theParticipants(creator, quiz)).toMatchObject([
      // What was not asked for is not kept.
      { name: 'Anna', email: '', givenEmail: '', source: 'open', status: 'opened', can: { sendOut: true } },
    ])
    expect((await pageOf(anna, quiz.id).start()).status).toBe(200)
  })

  it('asks for an address, or both, where the creator wants it; nothing is mailed there and it opens nothing', async () => {
    const { creator, quiz, token } = await anOpenLink({ asks: 'both', places: null })
    const invited = await invite(creator, quiz, { email: 'paul@example.org', name: 'Paul' })
    const mails = (await test.mailbox.to('paul@example.org')).length
    const stranger = test.browser()
    expect((await join(stranger, token, { name: 'Paul' })).body).toMatchObject(wrongAt('email'))
    expect((await join(stranger, token, { name: 'Paul', email: 'paul' })).body).toMatchObject(
      wrongAt('email'),
    )

    expect((await join(stranger, token, { name: 'Paul', email: ' Paul@Example.org' })).status).toBe(200)
    expect(
      (await theParticipants(creator, quiz)).map(({ email, givenEmail }) => [email, givenEmail]),
    ).toEqual(
      expect.arrayContaining([
        ['paul@example.org', ''],
        ['', 'paul@example.org'],
      ]),
    )
    const paul = test.browser()
    await enter(paul, invited)
    await pageOf(stranger, quiz.id).start()
    const lobby = await paul.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ email: 'paul@example.org', isFinished: false })
    expect((await pageOf(paul, quiz.id).open()).body.sitting).toBeNull()
    expect(await test.mailbox.to('paul@example.org')).toHaveLength(mails)
  })

  it('names whoever gives an address alone by that', async () => {
    const { creator, quiz, token } = await anOpenLink({ asks: 'email', places: null })
    await join(test.browser(), token, { email: 'anna@example.org', name: 'Not asked for' })
    expect(await theParticipants(creator, quiz)).toMatchObject([
      { name: 'anna@example.org', email: '', givenEmail: 'anna@example.org' },
    ])
  })

  it('knows the browser again; another name there, or the same name elsewhere, is somebody else', async () => {
    const { creator, quiz, token } = await anOpenLink()
    const [shared, other] = [test.browser(), test.browser()]
    for (const [browser, name] of [
      [shared, 'Anna'],
      [shared, 'anna'],
      [other, 'Anna'],
      [shared, 'Noé'],
    ] as const)
      expect((await join(browser, token, { name })).status).toBe(200)

    expect((await theParticipants(creator, quiz)).map(({ name }) => name).toSorted()).toEqual([
      'Anna',
      'Anna',
      'Noé',
    ])
  })

  it('takes the check against robots, each time', async () => {
    const { token } = await anOpenLink()
    const anna = test.browser()
    const botToken = await anna.botToken('room_place')
    const body = { token, name: 'Anna', botToken }
    expect((await anna.call(enterByOpenLink, { body })).status).toBe(200)
    expect(await test.browser().call(enterByOpenLink, { body })).toFailWith('botCheckFailed')
    const wrong = await anna.botToken('login')
    expect(await anna.call(enterByOpenLink, { body: { ...body, botToken: wrong } })).toFailWith(
      'botCheckFailed',
    )
  })

  it('shows what is left to whoever has begun, and leads whoever is through to their result', async () => {
    const { creator, quiz, token } = await anOpenLink()
    const anna = test.browser()
    await join(anna, token, { name: 'Anna' })
    const page = pageOf(anna, quiz.id)
    const { body: sitting } = await page.start()
    expect((await read(anna, token)).body.here).toMatchObject({
      name: 'Anna',
      begun: { deadlineAt: sitting.deadlineAt },
    })
    await page.handIn()
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    expect((await read(anna, token)).body).toMatchObject({ phase: 'over', here: { isFinished: true } })
    expect((await anna.call(getOwnSubmission, { params: { quizId: quiz.id } })).status).toBe(200)
    expect((await read(test.browser(), token)).body).toMatchObject({ phase: 'over', here: null })
    expect(await join(test.browser(), token, { name: 'Noé' })).toFailWith('quizEnded')
  })
})

describe('the places of an open link', () => {
  it('are as many as the creator says; who comes in vain is told nothing of plans, and counted for the creator', async () => {
    const { creator, quiz, token } = await anOpenLink({ asks: 'name', places: 2 })
    for (const name of ['Anna', 'Noé']) await join(test.browser(), token, { name })
    const late = test.browser()
    expect((await read(late, token)).body.isFull).toBe(true)

    expect(await join(late, token, { name: 'Zoé' })).toFailWith('quizFull')
    test.clock.advance({ minutes: 1 })
    const refused = await join(late, token, { name: 'Zoé' })
    expect(refused).toFailWith('quizFull')
    expect(JSON.stringify(refused.body)).not.toMatch(/plan|upgrade|price|limit/i)
    expect((await ofLink(creator, quiz)).body.turnedAway).toEqual({
      count: 2,
      lastAt: test.clock.now().toISOString(),
    })
    await opened(test.browser(), token)
    expect((await ofLink(creator, quiz)).body.turnedAway.count).toBe(3)
    await open(creator, quiz, { asks: 'name', places: 3 })
    expect((await ofLink(creator, quiz)).body.turnedAway).toEqual({ count: 0, lastAt: null })
    expect((await join(late, token, { name: 'Zoé' })).status).toBe(200)
  })

  it('are never more than the plan allows, whoever else takes part', async () => {
    const { creator, quiz, token } = await anOpenLink({ asks: 'name', places: 1000 })
    await inviteAll(creator, quiz, addresses(29))
    expect((await join(test.browser(), token, { name: 'Anna' })).status).toBe(200)

    expect(await join(test.browser(), token, { name: 'Noé' })).toFailWith('quizFull')
    expect((await ofLink(creator, quiz)).body).toMatchObject({
      funnel: { joined: 1 },
      turnedAway: { count: 1 },
    })
  })

  it('are never taken twice, however many come at once', async () => {
    const { creator, quiz, token } = await anOpenLink({ asks: 'name', places: 2 })
    const answers = await Promise.all(
      ['Anna', 'Noé', 'Zoé', 'Max'].map((name) => join(test.browser(), token, { name })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403])
    expect(await theParticipants(creator, quiz)).toHaveLength(2)
  })

  it('are free again once somebody is sent out', async () => {
    const { creator, quiz, token } = await anOpenLink({ asks: 'name', places: 1 })
    await join(test.browser(), token, { name: 'Robot' })
    const [robot] = await theParticipants(creator, quiz)
    const params = { quizId: quiz.id, participantId: robot?.id ?? '' }
    expect((await creator.call(sendOut, { params })).status).toBe(204)
    expect((await join(test.browser(), token, { name: 'Anna' })).status).toBe(200)
  })
})

describe('an open link and what happens around it', () => {
  it('beside a room code: whoever came by the link is not known at the door of the room', async () => {
    const { creator, quiz, token } = await anOpenLink()
    const anna = test.browser()
    await join(anna, token, { name: 'Anna' })
    await pageOf(anna, quiz.id).start()
    await creator.call(openRoomCode, { params: { quizId: quiz.id } })

    const [participant] = await theParticipants(creator, quiz)
    expect(participant?.can).toMatchObject({ letInAgain: false, hand: true, sendOut: true })
    const params = { quizId: quiz.id, participantId: participant?.id ?? '' }
    expect(await creator.call(letInAgain, { params })).toFailWith('participantNotFound')
  })

  it('closed at once, lets nobody in any more; whoever has begun finishes', async () => {
    const { creator, quiz, token } = await anOpenLink()
    const anna = test.browser()
    await join(anna, token, { name: 'Anna' })
    const page = pageOf(anna, quiz.id)
    await page.start()
    await close(creator, quiz)

    expect(await read(test.browser(), token)).toFailWith('shareLinkClosed')
    expect(await join(test.browser(), token, { name: 'Noé' })).toFailWith('shareLinkClosed')
    expect((await read(anna, token)).body.here).toMatchObject({ name: 'Anna' })
    expect((await page.handIn()).status).toBe(200)
    expect((await ofLink(creator, quiz)).body.funnel).toMatchObject({ joined: 1, begun: 1, finished: 1 })
  })

  it('while the quiz is paused for all, lets people in, and nobody begins', async () => {
    const { creator, quiz, token } = await anOpenLink()
    const [anna, noe] = [test.browser(), test.browser()]
    await join(anna, token, { name: 'Anna' })
    await pageOf(anna, quiz.id).start()
    await creator.call(pauseQuiz, { params: { quizId: quiz.id }, body: { participantId: null } })

    expect((await join(noe, token, { name: 'Noé' })).status).toBe(200)
    expect(await pageOf(noe, quiz.id).start()).toFailWith('quizPaused')
    expect((await read(anna, token)).body.here?.begun?.pausedAt).toBe(test.clock.now().toISOString())
  })

  it('leads nobody to a result where the creator does not want that, but in the page that it was taken with', async () => {
    const { quiz, token } = await anOpenLink(BY_NAME, {
      options: { ...DEFAULT_OPTIONS, resultByLink: false },
    })
    const anna = test.browser()
    await join(anna, token, { name: 'Anna' })
    const page = pageOf(anna, quiz.id)
    await page.start()
    await page.handIn()
    expect((await anna.call(getOwnSubmission, { params: { quizId: quiz.id } })).status).toBe(200)
    expect((await read(test.browser(), token)).body.here).toBeNull()
  })
})

describe('what has come of an open link', () => {
  it('counts the browsers that opened it, who joined, began and finished', async () => {
    const { creator, quiz, token } = await anOpenLink()
    for (let visits = 0; visits < 5; visits++) await opened(test.browser(), token)
    const [anna, noe] = [test.browser(), test.browser()]
    for (const [browser, name] of [[anna, 'Anna'] as const, [noe, 'Noé'] as const])
      await join(browser, token, { name })
    await join(test.browser(), token, { name: 'Zoé' })
    const [first, second] = [pageOf(anna, quiz.id), pageOf(noe, quiz.id)]
    await first.start()
    await second.start()
    await first.handIn()

    expect((await ofLink(creator, quiz)).body.funnel).toEqual({ opened: 5, joined: 3, begun: 2, finished: 1 })
    await close(creator, quiz)
    expect((await ofLink(creator, quiz)).body.funnel).toEqual({ opened: 5, joined: 3, begun: 2, finished: 1 })
    expect(await opened(test.browser(), token)).toFailWith('shareLinkClosed')
  })

  it('keeps a number, and nothing of who opened it', async () => {
    const { token } = await anOpenLink()
    const answer = await opened(test.browser(), token)
    expect(answer.status).toBe(204)
    expect(answer.cookies).toEqual([])
    const { rows } = await test.database.pool.query('select * from open_links')
    expect(rows[0]).toMatchObject({ openings: 1 })
    expect(Object.keys(rows[0]).toSorted()).toEqual([
      'asks',
      'closed_at',
      'id',
      'opened_at',
      'openings',
      'places',
      'quiz_id',
      'turned_away',
      'turned_away_at',
    ])
  })
})

async function aQuiz(form: Partial<QuizForm> = {}) {
  const creator = await aVerifiedPerson({ username: 'Claire' })
  return { creator, quiz: await anActiveQuiz(creator, form) }
}

async function anOpenLink(rule = BY_NAME, form: Partial<QuizForm> = {}) {
  const { creator, quiz } = await aQuiz(form)
  const { body } = await open(creator, quiz, rule)
  return { creator, quiz, token: tokenIn(body) }
}

const wrongAt = (field: string) => ({ error: { fields: { [field]: expect.any(String) } } })
const tokenIn = ({ url }: { url: string | null }) => url?.split('#')[1] ?? ''
const ofLink = (creator: Browser, { id: quizId }: { id: string }) =>
  creator.call(getOpenLink, { params: { quizId } })
const open = (creator: Browser, { id: quizId }: { id: string }, body: OpenLinkRule) =>
  creator.call(openOpenLink, { params: { quizId }, body })
const close = (creator: Browser, { id: quizId }: { id: string }) =>
  creator.call(closeOpenLink, { params: { quizId } })
const read = (browser: Browser, token: string) => browser.call(readOpenLink, { body: { token } })
const opened = (browser: Browser, token: string) => browser.call(countOpening, { body: { token } })

async function join(browser: Browser, token: string, typed: { name?: string; email?: string }) {
  const botToken = await browser.botToken('room_place')
  const answer = await browser.call(enterByOpenLink, { body: { token, ...typed, botToken } })
  if (answer.status === 200) browser.accessToken = answer.body.session.accessToken
  return answer
}
