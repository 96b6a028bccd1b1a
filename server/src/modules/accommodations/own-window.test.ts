import { getCalendarFile, getLobby, readInvitationLink } from '@probant/contract/participants/entering'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { deactivateQuiz, endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { getOwnSubmission } from '@probant/contract/submissions/review'
import { handInQuiz, startQuiz } from '@probant/contract/submissions/taking'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { aGroup } from '#test/groups.ts'
import { addresses, invite, remind, theParticipant, theParticipants, writeMails } from '#test/inviting.ts'
import { deskOf } from '#test/live.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { pageOf, renew, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember } = organizationsOf(test)
const { aDraft, anActiveQuiz, aParticipant, later } = quizzesOf(test)
const { anInvitation, enter } = enteringOf(test)
const { somebody } = takingOf(test)
const { anExam, aTaker, sweep } = reviewingOf(test)

// The quiz: from now on for two days, 30 minutes each.
const at = (hours: number) => test.clock.in({ hours })
const window = (from: number, to: number) => ({ opensAt: at(from), closesAt: at(to) })

describe('a window of one’s own', () => {
  it('is the only time to begin: not before, nor after, though the quiz is open', async () => {
    const { creator, quiz, page, email } = await somebody()
    const { set } = await windowFor(creator, quiz, email)
    expect((await set(window(5, 6))).body).toEqual({ count: 1, passedOver: 0, told: 1, untold: 0 })

    expect(await page.start()).toFailWith('ownWindowNotYet')
    test.clock.advance({ hours: 5, minutes: 59 })
    await renew(page.browser)
    expect((await lobbyOf(page)).body).toMatchObject({ phase: 'open', isOwnWindow: true })
    const { body } = await page.start()
    expect(body.deadlineAt).toBe(test.clock.in({ minutes: 1 }))

    const late = await somebody()
    await (await windowFor(late.creator, late.quiz, late.email)).set(window(1, 2))
    test.clock.advance({ hours: 2 })
    await renew(late.page.browser)
    expect(await late.page.start()).toFailWith('ownWindowOver')
    expect((await lobbyOf(late.page)).body).toMatchObject({ phase: 'over' })
  })

  it('may lie after the end of the quiz: the link lets them in until then, and the quiz waits for them', async () => {
    const { creator, quiz, token, email } = await somebody()
    const { set } = await windowFor(creator, quiz, email)
    await set(window(72, 74))

    test.clock.advance({ hours: 60 })
    await sweep()
    const browser = test.browser()
    const door = (await browser.call(readInvitationLink, { body: { token } })).body
    expect(door).toMatchObject({
      phase: 'upcoming',
      startsAt: test.clock.in({ hours: 12 }),
      endsAt: test.clock.in({ hours: 14 }),
      isOwnWindow: true,
    })
    await renew(creator)
    expect((await statusOf(creator, quiz)).status).toBe('active')

    test.clock.advance({ hours: 13 })
    await sweep()
    expect((await enter(browser, token)).status).toBe(200)
    const page = pageOf(browser, quiz.id)
    expect((await page.start()).body.deadlineAt).toBe(test.clock.in({ minutes: 30 }))
    await page.handIn()
    await sweep()
    await renew(creator)
    expect((await statusOf(creator, quiz)).status).toBe('completed')
  })

  it('is waited for where somebody has handed in and may take it once more: for another attempt', async () => {
    const attempts = { ...DEFAULT_OPTIONS.attempts, most: 2 }
    const { creator, quiz, page, email } = await somebody({ options: { ...DEFAULT_OPTIONS, attempts } })
    const { set } = await windowFor(creator, quiz, email)
    await set(window(72, 74))
    test.clock.advance({ hours: 72 })
    await renew(page.browser)
    await page.start()
    await page.handIn()
    await sweep()
    const body = { browserId: page.browserId, attempt: 2 }
    const again = await page.browser.call(startQuiz, { params: { quizId: quiz.id }, body })
    expect(again.body.deadlineAt).toBe(test.clock.in({ minutes: 30 }))
    await page.browser.call(handInQuiz, { params: { quizId: quiz.id }, body: { ...body, entries: [] } })
    await sweep()
    await renew(creator)
    expect((await statusOf(creator, quiz)).status).toBe('completed')
  })

  it('is waited for no longer once their account is deleted, whatever attempts they had left', async () => {
    const attempts = { ...DEFAULT_OPTIONS.attempts, most: 2 }
    const { creator, quiz } = await anInvitation({ options: { ...DEFAULT_OPTIONS, attempts } })
    const anna = await aVerifiedPerson()
    const { email } = anna.user
    await invite(creator, quiz, [email])
    const { set } = await windowFor(creator, quiz, email)
    await set(window(72, 74))
    test.clock.advance({ hours: 72 })
    await renew(anna)
    const page = pageOf(anna, quiz.id)
    await page.start()
    await page.handIn()
    await sweep()
    await renew(creator)
    expect((await statusOf(creator, quiz)).status).toBe('active')

    await anna.call(deleteAccount, { body: { email, currentPassword: PASSWORD } })
    await sweep()
    expect((await statusOf(creator, quiz)).status).toBe('completed')
  })

  it('may lie before it begins: they begin, and can be paused and written to like others', async () => {
    const { creator, quiz, page, email } = await somebody({
      startsAt: at(24),
      endsAt: at(48),
    })
    const { set } = await windowFor(creator, quiz, email)
    await set(window(0, 3))

    const { body: sitting } = await page.start()
    expect(sitting.deadlineAt).toBe(test.clock.in({ minutes: 30 }))
    const desk = deskOf(creator, quiz)
    expect((await desk.tell('Louder?')).status).toBe(201)
    expect((await desk.pause()).body).toEqual({ count: 1 })
    test.clock.advance({ minutes: 5 })
    expect((await desk.resume()).body).toEqual({ count: 1 })
    expect((await page.sitting()).body.deadlineAt).toBe(test.clock.in({ minutes: 30 }))
  })

  it('has extra time on top, which neither its end nor that of the quiz cuts off', async () => {
    const { creator, quiz, page, email } = await somebody({ durationMinutes: 60 })
    const { set, id } = await windowFor(creator, quiz, email)
    await set(window(60, 61))
    await afterInviting(creator, quiz).grant([id], 20)

    test.clock.advance({ hours: 60, minutes: 59 })
    await renew(page.browser, creator)
    const { body } = await page.start()
    expect(body.deadlineAt).toBe(test.clock.in({ minutes: 21 }))
    test.clock.advance({ minutes: 15 })
    await sweep()
    await renew(page.browser, creator)
    expect((await statusOf(creator, quiz)).status).toBe('active')
    expect((await page.handIn()).status).toBe(200)
  })

  it('is not moved by a later end of the quiz, before or after they begin, and they are not mailed about that', async () => {
    const { creator, quiz, page, email } = await somebody()
    const { set } = await windowFor(creator, quiz, email)
    await set(window(47, 47.25))
    await writeMails(test)
    const mails = (await test.mailbox.to(email)).length

    expect((await afterInviting(creator, quiz).endLater(at(60))).body).toMatchObject({ told: 0, untold: 0 })
    test.clock.advance({ hours: 47 })
    await renew(page.browser, creator)
    const { body } = await page.start()
    expect(body.deadlineAt).toBe(test.clock.in({ minutes: 15 }))
    await afterInviting(creator, quiz).endLater(test.clock.in({ hours: 90 }))
    expect((await page.sitting()).body.deadlineAt).toBe(body.deadlineAt)
    await writeMails(test)
    expect(await test.mailbox.to(email)).toHaveLength(mails)
  })

  it('ends with the quiz where its creator ends it, for everybody', async () => {
    const { creator, quiz, page, email } = await somebody()
    const { set } = await windowFor(creator, quiz, email)
    await set(window(5, 70))
    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    test.clock.advance({ hours: 6 })
    await renew(page.browser)
    expect(await page.start()).toFailWith('quizEnded')
    expect((await lobbyOf(page)).body).toMatchObject({ phase: 'over', isOwnWindow: true })
  })

  it('waits like all others while the quiz is paused', async () => {
    const { creator, quiz, page, email } = await somebody()
    const { set } = await windowFor(creator, quiz, email)
    await set(window(0, 70))
    await deskOf(creator, quiz).pause()
    expect(await page.start()).toFailWith('quizPaused')
    await deskOf(creator, quiz).resume()
    expect((await page.start()).status).toBe(200)
  })

  it('is taken away again: then the quiz’s dates hold, and it waits for nobody', async () => {
    const { creator, quiz, page, email } = await somebody()
    const { set, shown } = await windowFor(creator, quiz, email)
    await set(window(90, 91))
    expect(await shown()).toMatchObject({ window: window(90, 91), can: { schedule: true } })
    await set(null)
    expect(await shown()).toMatchObject({ window: null })

    expect((await lobbyOf(page)).body).toMatchObject({
      phase: 'open',
      isOwnWindow: false,
      endsAt: quiz.endsAt,
    })
    test.clock.advance({ hours: 49 })
    await sweep()
    await renew(creator)
    expect((await statusOf(creator, quiz)).status).toBe('completed')
  })
})

describe('whoever misses it', () => {
  it('is absent from its end on, while the quiz is open to others and they take it', async () => {
    const exam = await anExam()
    await aTaker(exam, 'ben@example.org')
    await invite(exam.creator, exam.quiz, ['ada@example.org', 'cleo@example.org'])
    await writeMails(test)
    const { set, shown } = await windowFor(exam.creator, exam.quiz, 'ada@example.org')
    await set(window(1, 2))

    expect((await shown()).status).toBe('invited')
    await later({ hours: 2 }, exam.creator)
    expect(await shown()).toMatchObject({ status: 'absent', can: { remind: false, schedule: true } })
    expect((await theParticipant(exam.creator, exam.quiz, 'cleo@example.org')).status).toBe('invited')
    expect((await remind(exam.creator, exam.quiz)).body).toEqual({ reminded: 1, leftAlone: 0 })
    await set(window(3, 4))
    expect((await shown()).status).toBe('invited')
  })

  it('is not kept from it by the quiz’s own end: whoever has none is absent then', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(2))
    const { set } = await windowFor(claire, quiz, 'guest0@example.org')
    await set(window(72, 74))
    await later({ hours: 50 }, claire)

    expect((await theParticipants(claire, quiz)).map(({ status }) => status)).toEqual(['invited', 'absent'])
  })
})

describe('what is kept back until the quiz is over', () => {
  it('is kept until the last window is: answers, and who is examined', async () => {
    const exam = await anExam({ options: { answersShown: 'after_end' } })
    const { browser, handIn } = await aTaker(exam)
    await handIn()
    await invite(exam.creator, exam.quiz, ['late@example.org'])
    const { set } = await windowFor(exam.creator, exam.quiz, 'late@example.org')
    await set(window(72, 73))

    test.clock.advance({ hours: 60 })
    await sweep()
    await renew(browser, exam.creator)
    const params = { quizId: exam.quiz.id }
    const own = () => browser.call(getOwnSubmission, { params })
    expect(JSON.stringify((await own()).body)).not.toContain('Explained')
    test.clock.advance({ hours: 14 })
    await sweep()
    await renew(browser)
    expect(JSON.stringify((await own()).body)).toContain('Explained')
  })
})

describe('those whom it concerns', () => {
  it('are several at once; who has begun is passed over, and each is told once', async () => {
    const exam = await anExam()
    await aTaker(exam, 'zoe@example.org')
    await invite(exam.creator, exam.quiz, addresses(2))
    await writeMails(test)
    const ids = (await theParticipants(exam.creator, exam.quiz)).map(({ id }) => id)
    const { setWindow, actions } = afterInviting(exam.creator, exam.quiz)

    const chosen = window(20, 22)
    expect((await setWindow(ids, chosen)).body).toEqual({ count: 2, passedOver: 1, told: 2, untold: 0 })
    expect((await setWindow(ids, chosen)).body).toEqual({ count: 2, passedOver: 1, told: 0, untold: 0 })
    expect(await actions()).toContainEqual({ kind: 'own_window', ...chosen, count: 2, told: 2 })
    await writeMails(test)
    expect(await test.mailbox.to('guest0@example.org')).toHaveLength(2)
    await setWindow(ids, null)
    expect(await actions()).toContainEqual({ kind: 'own_window_removed', count: 2, told: 2 })
  })

  it('are the people of a group who take part, by their addresses', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org', 'ben@example.org'])
    const members = ['ada@example.org', 'elsewhere@example.org'].map((email) => ({ email, name: '' }))
    const group = await aGroup(claire, { name: 'Group B', members })
    const others = await aGroup(claire, {
      name: 'Group C',
      members: members.slice(1),
    })
    const { setWindowOfGroup } = afterInviting(claire, quiz)

    expect((await setWindowOfGroup(group.id, window(5, 6))).body).toMatchObject({ count: 1, passedOver: 0 })
    expect((await theParticipants(claire, quiz)).map(({ window }) => window !== null)).toEqual([true, false])
    expect(await setWindowOfGroup(others.id, window(5, 6))).toFailWith('noneOfGroup')
    expect(await setWindowOfGroup(crypto.randomUUID(), window(5, 6))).toFailWith('groupNotFound')
  })

  it('can’t have begun, all of them', async () => {
    const exam = await anExam()
    await aTaker(exam, 'zoe@example.org')
    const { set } = await windowFor(exam.creator, exam.quiz, 'zoe@example.org')
    expect(await set(window(1, 2))).toFailWith('allHaveBegun')
    const other = await aParticipant(await anActiveQuiz(exam.creator))
    expect(await afterInviting(exam.creator, exam.quiz).setWindow([other.id], null)).toFailWith(
      'allHaveBegun',
    )
  })
})

it('a window has an end after its start, and after now', async () => {
  const { creator, quiz, email } = await somebody()
  const { set } = await windowFor(creator, quiz, email)
  for (const [wrong, sentence] of [
    [window(2, 2), 'The end time must be after the start time.'],
    [window(-2, -1), 'The end time must be in the future.'],
  ] as const) {
    const refused = await set(wrong)
    expect(refused).toFailWith('validationError')
    expect(refused.body).toMatchObject({ error: { fields: { 'window.closesAt': sentence } } })
  }
})

it('is its creator’s to give, for a quiz that is published and not over', async () => {
  const organization = await anOrganization()
  const creator = await aMember(organization)
  const quiz = await anActiveQuiz(creator, {}, organization.id)
  await invite(creator, quiz, ['ada@example.org'])
  const { id } = await theParticipant(creator, quiz, 'ada@example.org')
  const by = (browser: Browser) => afterInviting(browser, quiz).setWindow([id], window(1, 2))

  expect(await by(organization.owner)).toFailWith('quizNotAllowed')
  expect(await by(await aMember(organization, 'moderator'))).toFailWith('quizNotAllowed')
  expect(await by(await aVerifiedPerson())).toFailWith('quizNotFound')
  expect((await by(creator)).status).toBe(200)
  await creator.call(deactivateQuiz, { params: { quizId: quiz.id } })
  expect(await by(creator)).toFailWith('quizNotActive')

  const over = await anActiveQuiz(creator)
  const { id: other } = await aParticipant(over)
  await creator.call(endQuiz, { params: { quizId: over.id } })
  expect(await afterInviting(creator, over).setWindow([other], window(1, 2))).toFailWith('quizEnded')
  const draft = await aDraft(creator)
  expect(await afterInviting(creator, draft).setWindow([other], window(1, 2))).toFailWith('quizNotActive')
})

describe('mails', () => {
  it('tell them when, by their clocks and those of the quiz, with the link that they have; and when it is taken away', async () => {
    const { creator, quiz, email } = await somebody()
    const { set } = await windowFor(creator, quiz, email)
    await set({ opensAt: '2026-11-17T13:00:00.000Z', closesAt: '2026-11-17T14:00:00.000Z' })
    await writeMails(test)
    await set(null)
    await writeMails(test)

    const [first, told, back] = await test.mailbox.to(email)
    expect(told).toMatchObject({ subject: `Your time for “${quiz.title}”`, link: first?.link })
    expect(told?.text).toContain('Tuesday 17\u00a0November 2026, 14:00 to 15:00 (Paris time)')
    expect(told?.text).toContain('add it again from the quiz page')
    expect(back?.subject).toBe(`New dates for you: “${quiz.title}”`)
    expect(back?.text).not.toContain('14:00 to 15:00')
  })

  it('of an invitation that is not written yet tell it at once, and nothing else does', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    const { set } = await windowFor(claire, quiz, 'ada@example.org')
    await set({ opensAt: '2026-11-17T13:00:00.000Z', closesAt: '2026-11-17T14:00:00.000Z' })
    await writeMails(test)

    const mails = await test.mailbox.to('ada@example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Tuesday 17\u00a0November 2026, 14:00 to 15:00')
  })

  it('call last before the end of each window, and remind after the quiz’s end whoever has one ahead', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(2))
    await writeMails(test)
    const { set } = await windowFor(claire, quiz, 'guest0@example.org')
    await set(window(60, 64))
    await writeMails(test)

    await later({ hours: 47, minutes: 10 }, claire)
    await call()
    expect(await subjects('guest1@example.org')).toContain(`Less than an hour left: “${quiz.title}”`)
    expect(await subjects('guest0@example.org')).toHaveLength(2)

    await later({ hours: 2 }, claire)
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 1, leftAlone: 0 })
    await writeMails(test)
    expect((await subjects('guest0@example.org')).at(-1)).toBe(`Reminder: “${quiz.title}”`)
    expect((await test.mailbox.to('guest0@example.org')).at(-1)?.text).not.toContain('It’s open now')
    await later({ hours: 14 }, claire)
    await call()
    await call()
    expect((await subjects('guest0@example.org')).slice(3)).toEqual([
      `Less than an hour left: “${quiz.title}”`,
    ])
  })

  it('say that somebody was reminded only where they were; and whoever was told of a time is left in peace for an hour', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(1))
    const { set } = await windowFor(claire, quiz, 'guest0@example.org')
    const shown = () => theParticipant(claire, quiz, 'guest0@example.org')
    await writeMails(test)
    await later({ hours: 2 }, claire)
    await set(window(60, 64))
    await writeMails(test)
    expect(await shown()).toMatchObject({ remindedAt: null, can: { remind: false } })
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 0, leftAlone: 1 })

    await later({ hours: 1 }, claire)
    expect(await shown()).toMatchObject({ remindedAt: null, can: { remind: true } })
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 1, leftAlone: 0 })
    expect((await shown()).remindedAt).toBe(test.clock.now().toISOString())
  })

  async function call(): Promise<void> {
    await test.services.invitations.reminders.callLast()
    await writeMails(test)
  }

  async function subjects(email: string): Promise<string[]> {
    return (await test.mailbox.to(email)).map(({ subject }) => subject)
  }
})

it('stands in their list and their calendar, where it takes the place of what stood there', async () => {
  const paul = await aVerifiedPerson()
  const claire = await aVerifiedPerson()
  const quiz = await anActiveQuiz(claire)
  const { email } = paul.user
  await invite(claire, quiz, [email])
  await invite(claire, await anActiveQuiz(claire, { title: 'Another' }), [email])
  const sequence = async () => Number(String((await calendarOf()).body).match(/SEQUENCE:(\d+)/)?.[1])
  const calendarOf = () => paul.call(getCalendarFile, { params: { quizId: quiz.id } })
  const before = await sequence()
  const { set } = await windowFor(claire, quiz, email)
  test.clock.advance({ seconds: 30 })
  const own = window(72, 74)
  await set(own)

  const { body } = await calendarOf()
  expect(body).toContain(`DTSTART:${own.opensAt.replace(/[-:]|\.\d{3}/g, '')}`)
  expect(body).toContain(`DTEND:${own.closesAt.replace(/[-:]|\.\d{3}/g, '')}`)
  expect(await sequence()).toBeGreaterThan(before)
  const { items } = (await paul.call(listInvitedQuizzes, { querystring: {} })).body
  expect(items.map(({ title, phase, isOwnWindow }) => [title, phase, isOwnWindow])).toEqual([
    ['Another', 'open', false],
    [quiz.title, 'upcoming', true],
  ])
  expect(items[1]).toMatchObject({ startsAt: own.opensAt, endsAt: own.closesAt })
})

async function windowFor(creator: Browser, quiz: { id: string }, email: string) {
  const { id } = await theParticipant(creator, quiz, email)
  const { setWindow } = afterInviting(creator, quiz)
  return {
    id,
    set: (own: Parameters<typeof setWindow>[1]) => setWindow([id], own),
    shown: () => theParticipant(creator, quiz, email),
  }
}

async function statusOf(creator: Browser, { id: quizId }: { id: string }) {
  return (await creator.call(getQuiz, { params: { quizId } })).body
}

function lobbyOf({ browser, quizId }: ReturnType<typeof pageOf>) {
  return browser.call(getLobby, { params: { quizId } })
}
