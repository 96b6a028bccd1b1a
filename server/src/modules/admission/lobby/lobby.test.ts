import { randomUUID } from 'node:crypto'
import { getCalendarFile, getLobby } from '@probant/contract/participants/entering'
import { setAccommodation, withdrawParticipant } from '@probant/contract/participants/inviting'
import type { Accommodation } from '@probant/contract/participants/participant'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, enter, invite, participantsOf, submit } = enteringOf(test)
const { anActiveQuiz, later } = quizzesOf(test)
const { aVerifiedPerson, anOrganization, aMember } = organizationsOf(test)
const lobbyOf = (browser: Browser, quizId: string) => browser.call(getLobby, { params: { quizId } })
const calendarOf = (browser: Browser, quizId: string) => browser.call(getCalendarFile, { params: { quizId } })

describe('before a quiz begins', () => {
  it('a participant sees what awaits them, and no question', async () => {
    const { quiz, email, token } = await anInvitation({
      startsAt: test.clock.in({ hours: 1 }),
      instructions: 'Take *your* time.',
      options: { ...DEFAULT_OPTIONS, requiresFullScreen: true, antiCheat: 'warn', canGoBack: false },
    })
    const paul = test.browser()
    await enter(paul, token)

    expect((await lobbyOf(paul, quiz.id)).body).toEqual({
      quizId: quiz.id,
      title: quiz.title,
      language: 'en',
      creatorName: 'Claire',
      brand: null,
      phase: 'upcoming',
      startsAt: quiz.startsAt,
      endsAt: quiz.endsAt,
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      isOwnWindow: false,
      choice: null,
      email,
      name: '',
      instructionsHtml: '<p>Take <em>your</em> time.</p>',
      questionCount: 2,
      antiCheat: 'warn',
      requiresFullScreen: true,
      paging: 'one',
      canGoBack: false,
      passPercent: null,
      givesCertificate: false,
      scoreShown: DEFAULT_OPTIONS.scoreShown,
      answersShown: DEFAULT_OPTIONS.answersShown,
      isReleased: false,
      ownMinutes: 30,
      extraMinutes: 0,
      exemptions: [],
      isFinished: false,
      attempts: null,
      isPaused: false,
      now: test.clock.now().toISOString(),
    })
  })

  it('and whether it is open, handed in or over', async () => {
    const { quiz, token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)
    expect((await lobbyOf(paul, quiz.id)).body).toMatchObject({ phase: 'open', isFinished: false })

    await submit(quiz)
    await later({ days: 3 }, paul)
    expect((await lobbyOf(paul, quiz.id)).body).toMatchObject({ phase: 'over', isFinished: true })
  })

  it.each([
    { duration: 30, extraTime: { unit: 'minutes', value: 10 }, own: 40, extra: 10 },
    { duration: 25, extraTime: { unit: 'percent', value: 33 }, own: 34, extra: 9 },
    { duration: 0, extraTime: { unit: 'minutes', value: 10 }, own: 0, extra: 10 },
    { duration: 30, extraTime: null, own: 30, extra: 0 },
  ] as const)(
    'their own time of $duration minutes and $extraTime',
    async ({ duration, extraTime, own, extra }) => {
      const { creator, quiz, token } = await anInvitation({ durationMinutes: duration })
      const [participant] = await participantsOf(quiz)
      const body: Accommodation = { extraTime, exemptions: [] }
      await creator.call(setAccommodation, {
        params: { quizId: quiz.id, participantId: participant.id },
        body,
      })
      const paul = test.browser()
      await enter(paul, token)

      expect((await lobbyOf(paul, quiz.id)).body).toMatchObject({
        durationMinutes: duration,
        ownMinutes: own,
        extraMinutes: extra,
      })
    },
  )
})

describe('whoever is signed in to the account that was invited', () => {
  it('needs no link; the first look ties them and counts as opening', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await aVerifiedPerson()
    await invite(creator, quiz, { email: anna.user.email })
    const opened = test.clock.now()

    expect((await lobbyOf(anna, quiz.id)).body.email).toBe(anna.user.email)
    test.clock.advance({ minutes: 5 })
    await lobbyOf(anna, quiz.id)

    const rows = await participantsOf(quiz)
    expect(rows.find(({ email }) => email === anna.user.email)).toMatchObject({
      user_id: anna.user.id,
      opened_at: opened,
    })
  })

  it('needs to have proved the address', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await test.signedUp()
    await invite(creator, quiz, { email: anna.user.email })

    expect(await lobbyOf(anna, quiz.id)).toFailWith('quizNotFound')
  })
})

describe('nobody else learns whether there is such a quiz', () => {
  it('unknown and not invited are the same', async () => {
    const { quiz } = await anInvitation()
    const stranger = await aVerifiedPerson()

    for (const ask of [lobbyOf, calendarOf]) {
      const [foreign, unknown] = [await ask(stranger, quiz.id), await ask(stranger, randomUUID())]
      expect(foreign).toFailWith('quizNotFound')
      expect({ ...foreign, headers: {} }).toEqual({ ...unknown, headers: {} })
    }
  })

  it('nor a member of the organization, nor whoever came for another quiz', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const quiz = await anActiveQuiz(organization.owner, {}, organization.id)
    expect(await lobbyOf(member, quiz.id)).toFailWith('notAParticipant')
    expect(await lobbyOf(await test.signedUp(), quiz.id)).toFailWith('quizNotFound')

    const { creator, quiz: first, email, token } = await anInvitation()
    const second = await anActiveQuiz(creator)
    await invite(creator, second, { email })
    const paul = test.browser()
    await enter(paul, token)
    expect((await lobbyOf(paul, first.id)).status).toBe(200)
    expect(await lobbyOf(paul, second.id)).toFailWith('quizNotFound')
  })

  it('QUIZ009: its creator hears that they are not on the list', async () => {
    const { creator, quiz } = await anInvitation()
    expect(await lobbyOf(creator, quiz.id)).toFailWith('notAParticipant')
  })

  it('a withdrawn invitation shuts the door, and says so to whoever it had let in', async () => {
    const { creator, quiz, token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)
    const [participant] = await participantsOf(quiz)
    await creator.call(withdrawParticipant, { params: { quizId: quiz.id, participantId: participant.id } })

    expect(await lobbyOf(paul, quiz.id)).toFailWith('notAParticipant')
    expect(await paul.call(getCalendarFile, { params: { quizId: quiz.id } })).toFailWith('notAParticipant')
  })
})

it('the window goes into a calendar, without anything that lets somebody in', async () => {
  const title = 'Villes, fleuves et montagnes'
  const { quiz, token } = await anInvitation({ title, durationMinutes: 90 })
  const paul = test.browser()
  await enter(paul, token)

  const { body, headers } = await calendarOf(paul, quiz.id)

  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toContain(`filename="${title}.ics"`)
  const lines = String(body).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain(`UID:${quiz.id}@probant.test`)
  expect(lines).toContain('DTSTART:20261116T090000Z')
  expect(lines).toContain('DTEND:20261118T090000Z')
  expect(lines).toContain('SUMMARY:Villes\\, fleuves et montagnes')
  expect(lines).toContain(`URL:http://probant.test/quiz/${quiz.id}`)
  expect(String(body)).toContain('You have 1 hour\\, 30 minutes')
  expect(String(body)).not.toContain('#')
  expect(String(body)).not.toContain('iv_')
})
