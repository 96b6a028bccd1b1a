import { type BotAction, getBotChallenge } from '@probant/contract/auth'
import { ERRORS } from '@probant/contract/errors'
import { getLobby } from '@probant/contract/participants/entering'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { botActionFor, enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import {
  changeRoomCode,
  closeRoomCode,
  getRoomCode,
  openRoomCode,
  sendOut,
} from '@probant/contract/participants/room-code'
import { makeSlips } from '@probant/contract/participants/slips'
import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import type { Answer, Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { anInvitation, enter, submit } = enteringOf(test)

describe('the code of a room', () => {
  it('is off until it is switched on, has six characters, and stays until it is switched off', async () => {
    const { creator, quiz } = await aQuiz()
    expect((await ofRoom(creator, getRoomCode, quiz)).body).toMatchObject({ code: null, url: null })

    const { body } = await ofRoom(creator, openRoomCode, quiz)

    expect(body.code).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{3}-[B-DF-HJ-NP-TV-Z2-9]{3}$/)
    expect(body).toMatchObject({
      joinUrl: expect.stringMatching(/\/join$/),
      url: expect.stringMatching(/\/join#[B-DF-HJ-NP-TV-Z2-9]{16}$/),
    })
    expect((await ofRoom(creator, openRoomCode, quiz)).body).toEqual(body)
    expect((await ofRoom(creator, getRoomCode, quiz)).body).toEqual(body)
    await creator.call(closeRoomCode, { params: { quizId: quiz.id } })
    const next = await ofRoom(creator, openRoomCode, quiz)
    expect(next.body.code).not.toBe(body.code)
    expect(await read(body.code ?? '')).toFailWith('joinCodeWrong')
  })

  it('shows whoever types it which quiz it is, and nothing else', async () => {
    const { quiz, code } = await aRoom()

    const { body } = await read(code.toLowerCase())

    expect(body).toMatchObject({ kind: 'room', door: { quizId: quiz.id, title: quiz.title, phase: 'open' } })
  })

  it('lets in whoever types a name; the creator sees who is there', async () => {
    const { creator, quiz, code } = await aRoom()
    const emma = test.browser()

    expect((await join(emma, code, ' Emma  Martin ')).status).toBe(200)

    expect(await theParticipants(creator, quiz)).toMatchObject([
      { name: 'Emma Martin', email: '', source: 'room', status: 'opened', can: { sendOut: true } },
    ])
    const lobby = await emma.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ name: 'Emma Martin', isFinished: false })
  })

  it('lets nobody in under a name that is there already: it may be somebody else who types it', async () => {
    const { creator, quiz, code } = await aRoom()
    const people = [{ name: 'Noé' }]
    await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people } })
    await join(test.browser(), code, 'Emma')

    expect(await join(test.browser(), code, 'EMMA')).toFailWith('nameTaken')
    expect(await join(test.browser(), code, 'noé')).toFailWith('nameTaken')
    expect((await join(test.browser(), code, 'Emma B.')).status).toBe(200)
  })

  it('knows the browser again that somebody came in with; another name there is somebody else', async () => {
    const { creator, quiz, code } = await aRoom()
    const shared = test.browser()
    await join(shared, code, 'Emma')

    expect((await join(shared, code, 'emma')).status).toBe(200)
    expect(await theParticipants(creator, quiz)).toMatchObject([{ name: 'Emma' }])

    expect((await join(shared, code, 'Noé')).status).toBe(200)
    const lobby = await shared.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ name: 'Noé' })
  })

  it('gives whoever takes part already no second place', async () => {
    const { creator, quiz, token } = await anInvitation()
    const { body } = await ofRoom(creator, openRoomCode, quiz)
    const paul = test.browser()
    await enter(paul, token)

    expect((await join(paul, body.code ?? '', 'Somebody')).status).toBe(200)
    expect(await theParticipants(creator, quiz)).toHaveLength(1)
  })

  it('counts a taken name as no wrong code', async () => {
    const { code } = await aRoom()
    await join(test.browser(), code, 'Emma')
    await join(test.browser(), code, 'Emma')

    expect(await failuresOf('join_code')).toBe(0)
  })

  it('is scanned with what nobody can guess: without it, or with another, nobody comes in', async () => {
    const { creator, quiz, code } = await aRoom()
    const { body } = await ofRoom(creator, getRoomCode, quiz)
    const pass = body.url?.split('#')[1] ?? ''
    expect(pass.startsWith(code.replace('-', ''))).toBe(true)
    const forged = `${pass.slice(0, -1)}${pass.endsWith('B') ? 'C' : 'B'}`

    expect(await read(forged)).toFailWith('joinCodeWrong')
    expect(await come(test.browser(), forged, 'Emma')).toFailWith('joinCodeWrong')
    expect(await come(test.browser(), code, 'Emma')).toFailWith('validationError')
    expect((await read(pass)).body).toMatchObject({ kind: 'room', pass })
    expect((await come(test.browser(), pass, 'Emma')).status).toBe(200)
  })

  it('whoever has lost their page is handed a link to where they were', async () => {
    const { creator, quiz, code } = await aRoom()
    await join(test.browser(), code, 'Emma')
    const { body } = await creator.call(makeSlips, { params: { quizId: quiz.id }, body: {} })

    const other = test.browser()
    await enter(other, body.slips[0]?.url.split('#')[1] ?? '')

    const lobby = await other.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ name: 'Emma' })
  })

  it('SUBS006: a room is full when the plan says so', async () => {
    const { creator, quiz, code } = await aRoom()
    const people = Array.from({ length: 29 }, (_, index) => ({ name: `Pupil ${index}` }))
    await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people } })

    expect((await join(test.browser(), code, 'Emma')).status).toBe(200)
    expect(await join(test.browser(), code, 'Noé')).toFailWith('quizFull')
  })

  it('ends with the quiz, and tells nobody that there was one', async () => {
    const { creator, quiz, code } = await aRoom()
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    expect(await read(code)).toFailWith('joinCodeWrong')
    expect(await join(test.browser(), code, 'Emma')).toFailWith('joinCodeWrong')
    expect(await ofRoom(creator, openRoomCode, quiz)).toFailWith('inviteToInactiveQuiz')
  })
})

describe('a room for the names on a list', () => {
  it('lets each of them in once, however it is written, and nobody else', async () => {
    const { creator, quiz, code } = await aRoom()
    const people = [{ name: 'Emma Martin' }, { name: 'Noé' }, { name: 'Ada', email: 'ada@example.org' }]
    await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people } })
    const { body } = await admit(creator, quiz, 'listed')
    expect(body).toMatchObject({ admits: 'listed', code })

    const emma = test.browser()
    expect((await join(emma, code, ' emma  MARTIN')).status).toBe(200)
    expect((await join(emma, code, 'Emma Martin')).status).toBe(200)
    const lobby = await emma.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ name: 'Emma Martin' })
    // Somebody is in by that name; nobody is there by this one; and she has a mailbox to prove.
    for (const name of ['Emma Martin', 'Batman', 'Ada'])
      expect(await join(test.browser(), code, name)).toFailWith('nameNotListed')
    expect(await theParticipants(creator, quiz)).toHaveLength(3)
  })

  it('is what the creator says, from then on; whoever is in stays in', async () => {
    const { creator, quiz, code } = await aRoom()
    const batman = test.browser()
    await join(batman, code, 'Batman')
    await admit(creator, quiz, 'listed')

    expect(await join(test.browser(), code, 'Robin')).toFailWith('nameNotListed')
    expect((await join(batman, code, 'Batman')).status).toBe(200)
    expect((await ofRoom(creator, getRoomCode, quiz)).body.admits).toBe('listed')
    await admit(creator, quiz, 'anyone')
    expect((await join(test.browser(), code, 'Robin')).status).toBe(200)
    expect(await admit(await test.signedUp(), quiz, 'anyone')).toFailWith('quizNotFound')
    await creator.call(closeRoomCode, { params: { quizId: quiz.id } })
    expect(await admit(creator, quiz, 'listed')).toFailWith('notFound')
  })
})

describe('whoever came by the room code', () => {
  it('can be sent out, with what they have answered, and is out at once', async () => {
    const { creator, quiz, code } = await aRoom()
    const batman = test.browser()
    await join(batman, code, 'Batman')
    const page = pageOf(batman, quiz.id)
    await page.start()
    const [{ id } = { id: '' }] = await theParticipants(creator, quiz)

    expect((await creator.call(sendOut, { params: { quizId: quiz.id, participantId: id } })).status).toBe(204)

    expect(await theParticipants(creator, quiz)).toEqual([])
    expect(await page.sitting()).toFailWith('notAParticipant')
  })

  it('stays once the quiz is over; and whoever was invited by name is withdrawn instead', async () => {
    const { creator, quiz, code } = await aRoom()
    await creator.call(inviteParticipants, {
      params: { quizId: quiz.id },
      body: { people: [{ name: 'Emma' }] },
    })
    const [emma] = await theParticipants(creator, quiz)
    expect(await out(creator, quiz.id, emma?.id)).toFailWith('notFromRoom')
    await join(test.browser(), code, 'Noé')
    await submit(quiz)
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    const noe = (await theParticipants(creator, quiz)).find(({ name }) => name === 'Noé')
    expect(await out(creator, quiz.id, noe?.id)).toFailWith('quizEnded')
  })
})

describe('after three hundred wrong codes from one network', () => {
  it('thirty classmates with the right one are in at once, and so is a slip; each guess costs eight times the work', async () => {
    const { creator, quiz, code } = await aRoom()
    const [{ easy, early }, person] = [await tokensBefore(), { name: 'Zoé' }]
    await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people: [person] } })
    const slip = (await creator.call(makeSlips, { params: { quizId: quiz.id }, body: {} })).body.slips[0]
    await guess(300)

    // What was solved while it was easy is good for nothing now, be the code right or wrong.
    for (const [typed, botToken] of [
      [code, easy],
      [WRONG, early],
    ] as const)
      expect(await readWith(typed, botToken)).toFailWith('botCheckFailed')
    expect(await hardnessOf('join_code')).toBe(8)
    expect(await hardnessOf('login')).toBe(1)

    const classmates = Array.from({ length: 29 }, (_, index) => join(test.browser(), code, `Pupil ${index}`))
    expect((await Promise.all(classmates)).map(({ status }) => status)).toEqual(Array(29).fill(200))
    const botToken = await test.browser().botToken('quiz_entrance')
    expect(await hardnessOf('quiz_entrance')).toBe(1)
    expect((await readWith(slip?.code ?? '', botToken)).body).toMatchObject({ kind: 'personal' })
    // The good ones took back no more than themselves.
    expect(await failuresOf('join_code')).toBe(300)
  })

  it('a hundred easy proofs that were saved up do not slip through at the same moment', async () => {
    const saved = await Promise.all(Array.from({ length: 70 }, () => test.browser().botToken('join_code')))
    const answers = await Promise.all(saved.map((botToken) => readWith(WRONG, botToken)))
    const refused = answers.filter(({ status }) => status === ERRORS.botCheckFailed.status)
    expect(refused).toHaveLength(10)
    expect(await failuresOf('join_code')).toBe(60)
  })

  it('whoever fills rooms with names pays more for each, too', async () => {
    const { code } = await aRoom()
    await join(test.browser(), code, 'Emma')
    expect(await failuresOf('room_place')).toBe(1)
    await test.database.pool.query("update attempts set failures = 60 where key like 'room_place:%'")
    expect(await hardnessOf('room_place')).toBe(2)
    expect((await join(test.browser(), code, 'Noé')).status).toBe(200)
  })
})

const WRONG = 'BBBBBB'

async function tokensBefore() {
  const [easy, early] = [
    await test.browser().botToken('join_code'),
    await test.browser().botToken('join_code'),
  ]
  return { easy, early }
}

/** Whose proof became too easy meanwhile tries again, as a page does. */
async function guess(times: number): Promise<void> {
  for (let left = times; left > 0; left = times - (await failuresOf('join_code')))
    await Promise.all(Array.from({ length: Math.min(left, 50) }, () => read(WRONG)))
}

async function failuresOf(action: string): Promise<number> {
  const { rows } = await test.database.pool.query('select failures from attempts where key = $1', [
    `${action}:127.0.0.1`,
  ])
  return rows[0]?.failures ?? 0
}

async function hardnessOf(action: BotAction): Promise<unknown> {
  const { body } = await test.browser().call(getBotChallenge, { querystring: { action } })
  return (body as unknown as { parameters: { data: { hardness: number } } }).parameters.data.hardness
}

async function aQuiz() {
  const creator = await aVerifiedPerson({ username: 'Claire' })
  return { creator, quiz: await anActiveQuiz(creator) }
}

async function aRoom() {
  const { creator, quiz } = await aQuiz()
  const { body } = await ofRoom(creator, openRoomCode, quiz)
  return { creator, quiz, code: body.code ?? '' }
}

type Read = typeof getRoomCode | typeof openRoomCode

function ofRoom(browser: Browser, endpoint: Read, { id: quizId }: { id: string }) {
  return browser.call<typeof getRoomCode>(endpoint as typeof getRoomCode, { params: { quizId } })
}

async function read(code: string) {
  return readWith(code, await test.browser().botToken(botActionFor(code)))
}

function readWith(code: string, botToken: string) {
  return test.browser().call(readJoinCode, { body: { code, botToken } })
}

/** As a page does: what the typed code leads to, then in. */
async function join(browser: Browser, code: string, name: string) {
  const found = await read(code)
  if (found.body.kind !== 'room') return found as unknown as Answer<typeof enterRoom>
  return come(browser, found.body.pass, name)
}

async function come(browser: Browser, pass: string, name: string) {
  const botToken = await browser.botToken('room_place')
  const answer = await browser.call(enterRoom, { body: { pass, name, botToken } })
  if (answer.status === 200) browser.accessToken = answer.body.session.accessToken
  return answer
}

function admit(browser: Browser, { id: quizId }: { id: string }, admits: 'anyone' | 'listed') {
  return browser.call(changeRoomCode, { params: { quizId }, body: { admits } })
}

function out(browser: Browser, quizId: string, participantId = '') {
  return browser.call(sendOut, { params: { quizId, participantId } })
}
