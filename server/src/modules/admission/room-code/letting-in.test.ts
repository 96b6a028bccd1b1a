import { LET_IN_MINUTES } from '@probant/contract/limits'
import { getLobby } from '@probant/contract/participants/entering'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import {
  changeRoomCode,
  closeRoomCode,
  letInAgain,
  openRoomCode,
} from '@probant/contract/participants/room-code'
import { listQuizHistory } from '@probant/contract/quizzes/history'
import { getTimeline } from '@probant/contract/submissions/incidents'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { answersIn, pageOf, questionIdsOf, renew, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { anInvitation } = enteringOf(test)
const { grant } = takingOf(test)

describe('somebody of a room who has lost their device', () => {
  it('goes on with another one by their name, with the clock that runs and what they have answered', async () => {
    const { creator, quiz, code, emma, page, sitting, ids } = await emmaAtWork()
    await page.choose(ids[0] ?? '', 1)
    test.clock.advance({ minutes: 2 })
    expect((await letIn(creator, quiz.id, emma)).body).toEqual({
      until: test.clock.in({ minutes: LET_IN_MINUTES }),
    })

    const phone = test.browser()
    expect((await join(phone, code, ' emma ')).status).toBe(200)
    const there = pageOf(phone, quiz.id)
    const { body } = await there.takeOver()
    expect(body).toMatchObject({ submissionId: sitting.submissionId, deadlineAt: sitting.deadlineAt })
    expect(answersIn(body)).toMatchObject({ [ids[0] ?? '']: { type: 'multiple_choice', place: 1 } })
    expect(await theParticipants(creator, quiz)).toHaveLength(1)
  })

  it('shuts the device out that they had, and leaves a line in both logs', async () => {
    const { creator, quiz, code, emma, page, ids } = await emmaAtWork()
    await letIn(creator, quiz.id, emma)
    const phone = test.browser()
    await join(phone, code, 'Emma')
    await pageOf(phone, quiz.id).takeOver()

    expect(await page.choose(ids[0] ?? '', 2)).toFailWith('invalidToken')
    expect(await join(page.browser, code, 'Emma')).toFailWith('nameTaken')
    const params = { quizId: quiz.id, participantId: emma }
    const { body: timeline } = await creator.call(getTimeline, { params })
    expect(timeline.map(({ kind }) => kind)).toEqual(['let_in_again'])
    const { body: history } = await creator.call(listQuizHistory, { params: { quizId: quiz.id } })
    expect(history.map(({ action }) => action)).toContainEqual({ kind: 'let_in_again' })
  })

  it('is let in once, and only for some minutes', async () => {
    const { creator, quiz, code, emma } = await emmaAtWork()
    expect(await join(test.browser(), code, 'Emma')).toFailWith('nameTaken')
    await letIn(creator, quiz.id, emma)
    expect((await join(test.browser(), code, 'Emma')).status).toBe(200)
    expect(await join(test.browser(), code, 'Emma')).toFailWith('nameTaken')

    await letIn(creator, quiz.id, emma)
    test.clock.advance({ minutes: LET_IN_MINUTES })
    expect(await join(test.browser(), code, 'Emma')).toFailWith('nameTaken')
  })

  it('who has handed in meanwhile is let in no more: nobody comes to their result by their name', async () => {
    const { creator, quiz, code, emma, page } = await emmaAtWork()
    await letIn(creator, quiz.id, emma)
    expect((await page.handIn()).status).toBe(200)
    expect(await join(test.browser(), code, 'Emma')).toFailWith('nameTaken')
  })

  it('who came back by themselves needs nobody to be let in any more', async () => {
    const { creator, quiz, code, emma, page } = await emmaAtWork()
    await letIn(creator, quiz.id, emma)
    expect((await join(page.browser, code, 'Emma')).status).toBe(200)
    expect(await join(test.browser(), code, 'Emma')).toFailWith('nameTaken')
  })

  it('goes on after the end as well, where they have more time than the rest', async () => {
    const { creator, quiz, code, emma, page, sitting } = await emmaAtWork({ days: 1, hours: 23, minutes: 55 })
    await grant(creator, quiz.id, 60)
    test.clock.advance({ minutes: 6 })
    expect(await readDoor(test.browser(), code)).toFailWith('joinCodeWrong')

    expect((await letIn(creator, quiz.id, emma)).status).toBe(200)
    const phone = test.browser()
    expect((await readDoor(phone, code)).body).toMatchObject({ kind: 'room', door: { phase: 'open' } })
    expect(await join(test.browser(), code, 'Paul')).toFailWith('joinCodeWrong')
    expect((await join(phone, code, 'Emma')).status).toBe(200)
    const { body } = await pageOf(phone, quiz.id).takeOver()
    expect(body.submissionId).toBe(sitting.submissionId)
    expect(await readDoor(test.browser(), code)).toFailWith('joinCodeWrong')
    expect((await page.beat()).status).toBe(401)
  })

  it('of two who type the name at the same moment only one comes in', async () => {
    const { creator, quiz, code, emma } = await emmaAtWork()
    await letIn(creator, quiz.id, emma)

    const answers = await Promise.all([1, 2, 3].map(() => join(test.browser(), code, 'Emma')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is let in by the creator alone, while the quiz runs, the room is open and they are not through', async () => {
    const { creator, quiz, emma, page } = await emmaAtWork()
    expect(await letIn(await test.signedUp(), quiz.id, emma)).toFailWith('quizNotFound')
    expect(await letIn(page.browser, quiz.id, emma)).toFailWith('quizSessionOnly')
    const other = await aRoom()
    expect(await letIn(other.creator, other.quiz.id, emma)).toFailWith('participantNotFound')
    expect((await theParticipants(creator, quiz))[0]?.can.letInAgain).toBe(true)

    await creator.call(closeRoomCode, { params: { quizId: quiz.id } })
    expect(await letIn(creator, quiz.id, emma)).toFailWith('roomClosed')
    expect((await theParticipants(creator, quiz))[0]?.can.letInAgain).toBe(false)
    await creator.call(openRoomCode, { params: { quizId: quiz.id } })
    expect((await theParticipants(creator, quiz))[0]?.can.letInAgain).toBe(true)
    await page.handIn()
    expect(await letIn(creator, quiz.id, emma)).toFailWith('alreadySubmitted')
    expect((await theParticipants(creator, quiz))[0]?.can.letInAgain).toBe(false)
  })

  it('has another way where there is a mailbox', async () => {
    const { creator, quiz } = await anInvitation()
    const [paul] = await theParticipants(creator, quiz)
    expect(paul?.can.letInAgain).toBe(false)
    expect(await letIn(creator, quiz.id, paul?.id ?? '')).toFailWith('participantNotFound')
  })
})

describe('a name on a list', () => {
  it('is found without its accents, unless that may be two', async () => {
    const { creator, quiz, code } = await aRoom()
    const params = { quizId: quiz.id }
    const people = ['Zoé Lefèvre', 'Léo', 'Leo'].map((name) => ({ name }))
    await creator.call(inviteParticipants, { params, body: { people } })
    await creator.call(changeRoomCode, { params, body: { admits: 'listed' } })

    const zoe = test.browser()
    expect((await join(zoe, code, 'zoe LEFEVRE')).status).toBe(200)
    expect((await join(zoe, code, 'Zoe Lefevre')).status).toBe(200)
    expect((await zoe.call(getLobby, { params })).body.name).toBe('Zoé Lefèvre')
    expect(await join(test.browser(), code, 'LÉÖ')).toFailWith('nameNotListed')
    expect((await join(test.browser(), code, 'leo')).status).toBe(200)
  })
})

async function aRoom() {
  const creator = await aVerifiedPerson()
  const quiz = await anActiveQuiz(creator)
  const { body } = await creator.call(openRoomCode, { params: { quizId: quiz.id } })
  return { creator, quiz, code: body.code ?? '' }
}

async function emmaAtWork(after = {}) {
  const room = await aRoom()
  test.clock.advance(after)
  await renew(room.creator)
  const browser = test.browser()
  await join(browser, room.code, 'Emma')
  const page = pageOf(browser, room.quiz.id)
  const { body: sitting } = await page.start()
  const [{ id } = { id: '' }] = await theParticipants(room.creator, room.quiz)
  return { ...room, emma: id, page, sitting, ids: questionIdsOf(sitting) }
}

function letIn(browser: Browser, quizId: string, participantId: string) {
  return browser.call(letInAgain, { params: { quizId, participantId } })
}

async function readDoor(browser: Browser, code: string) {
  const botToken = await browser.botToken('join_code')
  return browser.call(readJoinCode, { body: { code, botToken } })
}

async function join(browser: Browser, code: string, name: string) {
  const { body } = await readDoor(browser, code)
  const pass = body.kind === 'room' ? body.pass : ''
  const botToken = await browser.botToken('room_place')
  const answer = await browser.call(enterRoom, { body: { pass, name, botToken } })
  if (answer.status === 200) browser.accessToken = answer.body.session.accessToken
  return answer
}
