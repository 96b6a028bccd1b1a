import { getLobby } from '@probant/contract/participants/entering'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import { closeRoomCode, getRoomCode, openRoomCode, sendOut } from '@probant/contract/participants/room-code'
import { makeSlips } from '@probant/contract/participants/slips'
import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
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
      url: `${body.joinUrl}#${body.code}`,
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

    const { rows } = await test.database.pool.query(
      "select failures from attempts where key like 'typed-code:%'",
    )
    expect(rows.every(({ failures }) => failures === 0)).toBe(true)
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
    const people = Array.from({ length: 29 }, (_, place) => ({ name: `Pupil ${place}` }))
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
  const browser = test.browser()
  const botToken = await browser.botToken('quiz_entrance')
  return browser.call(readJoinCode, { body: { code, botToken } })
}

async function join(browser: Browser, code: string, name: string) {
  const botToken = await browser.botToken('quiz_entrance')
  const answer = await browser.call(enterRoom, { body: { code, name, botToken } })
  if (answer.status === 200) browser.accessToken = answer.body.session.accessToken
  return answer
}

function out(browser: Browser, quizId: string, participantId = '') {
  return browser.call(sendOut, { params: { quizId, participantId } })
}
