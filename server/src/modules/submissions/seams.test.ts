import { setUserStatus } from '@probant/contract/admin/users'
import { deleteSession, getSession } from '@probant/contract/auth'
import { deleteOrganization, leaveOrganization } from '@probant/contract/organizations'
import { endQuiz } from '@probant/contract/quizzes/life'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { reportingOf } from '#test/incidents.ts'
import { theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { questionIdOf, reviewingOf } from '#test/reviewing.ts'
import { answersIn, questionIdsOf, renew, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

// What becomes of somebody at work when something happens around them: `docs/seams.md` has the whole table.
const test = testApp()
const { someoneAtWork, pageOf, grant } = takingOf(test)
const { anOrganization, aMember, aVerifiedPerson, deactivate } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { invite, enter, askForLink } = enteringOf(test)
const { anExam, aTaker, sweep } = reviewingOf(test)
const CHOICE = (index: number) => ({ type: 'multiple_choice', place: index }) as const

describe('the organization', () => {
  it('turns inactive: whoever is at work goes on, who is invited still begins, and both hand in', async () => {
    const organization = await anOrganization()
    const { quiz, page, ids } = await takerIn(organization)
    const token = await invite(organization.owner, quiz, { email: 'late@example.org' })
    await deactivate(organization)

    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
    const late = pageOf(test.browser(), quiz.id)
    await enter(late.browser, token)
    expect((await late.start()).status).toBe(200)
    for (const one of [page, late]) expect((await one.handIn()).status).toBe(200)
  })

  it('is not deleted while somebody is at work, though the end has passed: their own time counts', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const endsAt = test.clock.in({ minutes: 70 })
    const { quiz, page, ids } = await takerIn(organization, { durationMinutes: 0, endsAt })
    await grant(owner, quiz.id, 10)
    test.clock.advance({ minutes: 75 })
    await renew(owner, page.browser)

    const deletion = { params: { organizationId: id }, body: { name: 'Lycée Curie' } }
    expect(await owner.call(deleteOrganization, deletion)).toFailWith('quizzesToEnd')
    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
  })
})

describe('the creator', () => {
  it('leaves the organization: the quiz goes on, and its owner can end it', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const { quiz, page, ids } = await takerIn(organization, {}, member)
    await member.call(leaveOrganization, { params: { organizationId: organization.id } })

    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
    await organization.owner.call(endQuiz, { params: { quizId: quiz.id } })
    expect((await page.sitting()).body.receipt).toMatchObject({ ending: 'closed', answerCount: 1 })
  })

  it('is shut out by the administrator: nobody at work notices', async () => {
    const admin = await test.signedUp()
    const { creator, page, ids } = await someoneAtWork()
    await setStatus(admin, await accountOf(creator), 'disabled')

    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
    expect((await page.handIn()).body.answerCount).toBe(1)
  })
})

describe('the participant', () => {
  it('deletes the account: what was answered is handed in when the time is out, without a name', async () => {
    const creator = await aVerifiedPerson()
    const quiz = await anActiveQuiz(creator, { durationMinutes: 10 })
    const anna = await aVerifiedPerson({ email: 'anna@example.org' })
    await enter(anna, await invite(creator, quiz, { email: anna.user.email }))
    const page = pageOf(anna, quiz.id)
    const [first = ''] = questionIdsOf((await page.start()).body)
    await page.choose(first, 1)

    const body = { email: anna.user.email, currentPassword: PASSWORD }
    expect((await anna.call(deleteAccount, { body })).status).toBe(204)
    expect((await page.choose(first, 2)).status).toBe(401)

    test.clock.advance({ minutes: 11 })
    await sweep()
    expect(await theParticipants(creator, quiz)).toMatchObject([
      { email: '', isGone: true, receipt: { ending: 'overdue', answerCount: 1 } },
    ])
  })

  it('is shut out by the administrator: nothing is taken, the clock runs on; let in again they go on', async () => {
    const admin = await test.signedUp()
    const { page, ids, token } = await someoneAtWork()
    const [first = '', second = ''] = ids
    await page.choose(first, 1)
    const userId = await accountOf(page.browser)

    await setStatus(admin, userId, 'disabled')
    expect((await page.choose(second, 1)).status).toBe(401)
    expect((await page.handIn()).status).toBe(401)
    expect(await enter(page.browser, token)).toFailWith('accountDisabled')

    await setStatus(admin, userId, 'active')
    await enter(page.browser, token)
    expect((await page.choose(second, 2)).status).toBe(200)
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(1), [second]: CHOICE(2) })
  })

  it('signs out: nothing is taken until they are in again; the same page goes on where it was', async () => {
    const { page, ids, token, quiz, email } = await someoneAtWork()
    const [first = '', second = ''] = ids
    await page.choose(first, 1)
    await page.browser.call(deleteSession)
    expect((await page.choose(second, 1)).status).toBe(401)

    await askForLink(test.browser(), quiz.id, email)
    await enter(page.browser, token)
    expect((await page.choose(second, 2)).status).toBe(200)
    expect(answersIn((await page.sitting()).body)).toEqual({ [first]: CHOICE(1), [second]: CHOICE(2) })
  })

  it('signs in elsewhere: the first page keeps it until the second one takes over', async () => {
    const { page, ids, token, quiz } = await someoneAtWork()
    const elsewhere = pageOf(test.browser(), quiz.id)
    await enter(elsewhere.browser, token)

    expect((await elsewhere.sitting()).body.isHere).toBe(false)
    expect((await page.choose(ids[0] ?? '', 1)).status).toBe(200)
    await elsewhere.takeOver()
    expect(await page.choose(ids[0] ?? '', 2)).toFailWith('heldElsewhere')
  })

  it('somebody else of the same quiz signs in beside them: what this page sends in that name is not taken', async () => {
    const exam = await anExam()
    const [{ page, sitting }, other] = [await aTaker(exam), await aTaker(exam)]
    const mixedUp = pageOf(other.browser, exam.quiz.id, page.browserId)
    const entry = page.entry(questionIdOf(sitting, 'open'), { type: 'open', text: 'Mine' })

    expect(await mixedUp.save(entry)).toFailWith('heldElsewhere')
    expect(await mixedUp.handIn(entry)).toFailWith('heldElsewhere')
    expect((await other.page.sitting()).body).toMatchObject({ answers: [], receipt: null })
    expect((await page.save(entry)).status).toBe(200)
  })
})

describe('the time', () => {
  it('is made longer while somebody is offline: what they answered meanwhile counts, and the answer tells', async () => {
    const { creator, page, ids, quiz, sitting } = await someoneAtWork({ durationMinutes: 5 })
    await grant(creator, quiz.id, 10)
    test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 120_000))
    await sweep()

    const { status, body } = await page.choose(ids[0] ?? '', 1)
    expect(status).toBe(200)
    expect(Date.parse(body.deadlineAt)).toBe(Date.parse(sitting.deadlineAt) + 600_000)
  })

  it('runs out while a second violation is on its way: it ends it, at the deadline', async () => {
    const { page, sitting } = await warned()
    test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 10_000))
    expect((await page.report('copy_paste')).status).toBe(200)
    expect((await page.sitting()).body.receipt).toMatchObject({
      ending: 'terminated',
      finishedAt: sitting.deadlineAt,
    })
  })

  it.each([1, 2, 3])(
    'QUIZ010: runs out, and the sweep comes with it: it was handed in, not ended (%i)',
    async () => {
      const { page, sitting } = await warned()
      test.clock.set(new Date(Date.parse(sitting.deadlineAt) + 12_000))
      const [refused] = await Promise.all([page.report('copy_paste'), sweep()])
      expect(refused).toFailWith('timeLimitExceeded')
      expect((await page.sitting()).body.receipt?.ending).toBe('overdue')
    },
  )
})

/** Somebody at work on a quiz of an organization. */
async function takerIn(
  { owner, id }: Awaited<ReturnType<typeof anOrganization>>,
  form: Parameters<typeof anActiveQuiz>[1] = {},
  creator: Browser = owner,
) {
  const quiz = await anActiveQuiz(creator, form, id)
  const page = pageOf(test.browser(), quiz.id)
  await enter(page.browser, await invite(creator, quiz, { email: 'taker@example.org' }))
  return { quiz, page, ids: questionIdsOf((await page.start()).body) }
}

/** Somebody with one violation behind them. */
async function warned() {
  const { page, sitting } = await someoneAtWork({ durationMinutes: 5 })
  const { report } = reportingOf(page)
  await report('tab_switch', 'warning_confirmed')
  return { sitting, page: { ...page, report } }
}

async function accountOf(browser: Browser): Promise<string> {
  return (await browser.call(getSession)).body.user?.id ?? ''
}

async function setStatus(admin: Browser, userId: string, status: 'active' | 'disabled') {
  const answer = await admin.call(setUserStatus, { params: { userId }, body: { status } })
  expect(answer.status).toBe(200)
}
