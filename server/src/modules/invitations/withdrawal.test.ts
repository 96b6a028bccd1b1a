import { enterByLink } from '@probant/contract/participants/entering'
import { withdrawParticipants } from '@probant/contract/participants/inviting'
import { deactivateQuiz, deleteQuiz, getQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import { addresses, invite, remind, theParticipants, withdraw, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const smtp = await startSmtpServer()
const test = testApp({ env: { SMTP_URL: smtp.url } })
const { aVerifiedPerson, anOrganization } = organizationsOf(test)
const { anActiveQuiz, aDraft, aSubmission, aParticipant, save, publish, later } = quizzesOf(test)

beforeEach(() => {
  smtp.messages.length = 0
})
afterAll(async () => {
  test.services.platform.mailDelivery.close()
  await smtp.close()
})

describe('withdrawing all', () => {
  it('takes everybody off who has not begun, with the mails that wait for them; their links tell so', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(3))
    await writeMails(test)
    const token = await test.mailbox.tokenFor('guest0@example.org')
    await aSubmission(quiz)

    expect((await withdrawAll(claire, quiz)).body).toEqual({ withdrawn: 3, told: 0, untold: 0, kept: 1 })

    expect(await theParticipants(claire, quiz)).toMatchObject([{ status: 'started' }])
    expect(await test.mailbox.to('guest0@example.org')).toEqual([])
    const late = await test.browser().call(enterByLink, { body: { token } })
    expect(late).toFailWith('invitationWithdrawn')
  })

  it('tells those by mail who have heard of it, if asked to', async () => {
    const claire = await test.signedUp({ username: 'Claire Dubois' })
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    await sendMails()
    await invite(claire, quiz, ['bob@example.org'])

    expect((await withdrawAll(claire, quiz, { tell: true })).body).toEqual({
      withdrawn: 2,
      told: 1,
      untold: 0,
      kept: 0,
    })

    await sendMails()
    expect(smtp.messages.flatMap(({ recipients }) => recipients)).toEqual([
      'ada@example.org',
      'ada@example.org',
    ])
    const [, mail] = await test.mailbox.to('ada@example.org')
    expect(mail?.subject).toBe('Invitation withdrawn: “Capitals of Europe”')
    expect(mail?.text).toContain('Claire Dubois has withdrawn your invitation')
    expect(mail?.text).not.toContain('/invitation#')
  })

  it('tells those as well whose reminder still waits: they had their invitation', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    await sendMails()
    expect((await remind(claire, quiz)).body).toMatchObject({ reminded: 1 })
    await writeMails(test)

    expect((await withdrawAll(claire, quiz, { tell: true })).body).toEqual({
      withdrawn: 1,
      told: 1,
      untold: 0,
      kept: 0,
    })
  })

  it('GENL003: telling needs a proved address; withdrawing does not', async () => {
    await test.signedUp()
    const mallory = await test.signedUp()
    const quiz = await anActiveQuiz(mallory)
    await aParticipant(quiz)

    expect(await withdrawAll(mallory, quiz, { tell: true })).toFailWith('emailNotVerified')
    expect(await theParticipants(mallory, quiz)).toHaveLength(1)
    expect((await withdrawAll(mallory, quiz)).body).toMatchObject({ withdrawn: 1 })
  })

  it('goes through and tells them where the plan is gone', async () => {
    await test.signedUp()
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    await invite(owner, quiz, ['ada@example.org'])
    await sendMails()
    await test.database.pool.query('update subscriptions set plan_id = null where workspace_id = $1', [id])

    const { status, body } = await withdrawAll(owner, quiz, { tell: true })

    expect({ status, body }).toEqual({ status: 200, body: { withdrawn: 1, told: 1, untold: 0, kept: 0 } })
  })

  it('goes through where not all can be told today, and says how many are not', async () => {
    await test.signedUp()
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(3))
    await sendMails()
    await test.database.pool.query('update mail_counts set mails = 298')

    const { status, body } = await withdrawAll(claire, quiz, { tell: true })

    expect({ status, body }).toEqual({ status: 200, body: { withdrawn: 3, told: 2, untold: 1, kept: 0 } })
    await sendMails()
    expect(smtp.messages.filter(({ email }) => email.subject?.includes('withdrawn'))).toHaveLength(2)
    expect(await invite(claire, quiz, ['one-more@example.org'])).toFailWith('mailLimitReached')
  })

  it('is its creator’s alone, and not done in a circle', async () => {
    const [claire, other] = [await test.signedUp(), await aVerifiedPerson()]
    const quiz = await anActiveQuiz(claire)
    expect(await withdrawAll(other, quiz)).toFailWith('quizNotFound')

    for (let time = 0; time < 10; time++) expect((await withdrawAll(claire, quiz)).status).toBe(200)
    expect(await withdrawAll(claire, quiz)).toFailWith('tooManyAttempts')
  })
})

describe('a quiz that was taken back', () => {
  it('can be changed, published and deleted once everybody is withdrawn', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(2))
    const draft = await takenBack(claire, quiz)
    expect(await save(claire, draft, { title: 'Capitals of the world' })).toFailWith('quizHasParticipants')

    await withdrawAll(claire, quiz)

    const loosened = await read(claire, quiz)
    expect(loosened).toMatchObject({ participantCount: 0, startsAt: null, can: { edit: true, delete: true } })
    const { body: saved } = await save(claire, loosened, { title: 'Capitals of the world' })
    expect((await publish(claire, saved)).body).toMatchObject({ status: 'active' })
    const again = await takenBack(claire, quiz)
    expect((await claire.call(deleteQuiz, { params: { quizId: again.id } })).status).toBe(204)
  })

  it('follows the bank again, also after the last one was withdrawn alone', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(1))
    await takenBack(claire, quiz)
    expect(await frozenIn(quiz)).toBe(2)
    const [only] = await theParticipants(claire, quiz)

    await withdraw(claire, quiz, only?.id ?? '')

    expect(await frozenIn(quiz)).toBe(0)
  })

  it('is taken back and emptied in one go', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(2))

    expect((await withdrawAll(claire, quiz, { takeBack: true })).body).toMatchObject({
      withdrawn: 2,
      kept: 0,
    })

    expect(await read(claire, quiz)).toMatchObject({
      status: 'draft',
      participantCount: 0,
      can: { edit: true },
    })
    expect(await frozenIn(quiz)).toBe(0)
  })

  it('QUIZ004: nobody is withdrawn where it can’t be taken back', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(2))
    await aSubmission(quiz)

    expect(await withdrawAll(claire, quiz, { takeBack: true })).toFailWith('quizHasSubmissions')
    expect(await theParticipants(claire, quiz)).toHaveLength(3)

    const draft = await aDraft(claire)
    expect(await withdrawAll(claire, draft, { takeBack: true })).toFailWith('quizNotActive')
    await later({ days: 3 }, claire)
    expect(await withdrawAll(claire, quiz, { takeBack: true })).toFailWith('quizEnded')
  })
})

function withdrawAll(
  browser: Browser,
  { id: quizId }: Pick<Quiz, 'id'>,
  body: { tell?: boolean; takeBack?: boolean } = {},
) {
  return browser.call(withdrawParticipants, { params: { quizId }, body })
}

async function takenBack(browser: Browser, { id: quizId }: Pick<Quiz, 'id'>): Promise<Quiz> {
  return (await browser.call(deactivateQuiz, { params: { quizId } })).body
}

async function read(browser: Browser, { id: quizId }: Pick<Quiz, 'id'>): Promise<Quiz> {
  return (await browser.call(getQuiz, { params: { quizId } })).body
}

async function frozenIn({ id }: Pick<Quiz, 'id'>): Promise<number> {
  const text = 'select count(frozen)::int as frozen from quiz_questions where quiz_id = $1'
  return (await test.database.pool.query(text, [id])).rows[0].frozen
}

async function sendMails(): Promise<void> {
  await writeMails(test)
  await test.services.platform.mailDelivery.sendDue()
}
