import { describe, expect, it } from 'vitest'
import { aGroup, people, remove } from '#test/groups.ts'
import {
  addresses,
  invite,
  remind,
  resend,
  theParticipant,
  theParticipants,
  withdraw,
  writeMails,
} from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
/** What the free plan allows. */
const LIMIT = 30

describe('at the same moment', () => {
  it('SUBS006: of two who fill the quiz to its limit, exactly one does', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(LIMIT - 2))
    const batches = ['a', 'b', 'c', 'd'].map((name) => addresses(2, name))

    const answers = await Promise.all(batches.map((emails) => invite(claire, quiz, emails)))

    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status !== 200) expect(answer).toFailWith('participantLimitReached')
    }
    expect(await theParticipants(claire, quiz)).toHaveLength(LIMIT)
    await writeMails(test)
    const mailed = (await test.mailbox.all()).filter(({ link }) => link?.includes('/invitation#'))
    expect(mailed).toHaveLength(LIMIT)
  })

  it('each of several quizzes of one workspace has its own limit', async () => {
    const claire = await test.signedUp()
    const quizzes = [await anActiveQuiz(claire), await anActiveQuiz(claire)]

    const answers = await Promise.all(quizzes.map((quiz) => invite(claire, quiz, addresses(LIMIT))))

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('those who are named several times are invited and mailed once', async () => {
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    const emails = addresses(20)
    const group = await aGroup(owner, { members: people(20) }, id)

    const answers = await Promise.all([
      invite(owner, quiz, emails),
      invite(owner, quiz, emails.toReversed(), [group.id]),
      invite(owner, quiz, emails.slice(5), [group.id]),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const invited = answers.flatMap(({ body }) => body.invited)
    expect(invited).toHaveLength(40)
    expect(new Set(invited).size).toBe(40)
    expect(await theParticipants(owner, quiz)).toHaveLength(40)
    await writeAtOnce()
    for (const email of invited) expect(await test.mailbox.to(email)).toHaveLength(1)
  })

  it('somebody is invited and their group deleted: all of it, or there is no such group', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const group = await aGroup(claire, { members: people(5) })

    const [invited, deleted] = await Promise.all([
      invite(claire, quiz, [], [group.id]),
      remove(claire, group),
    ])

    expect(deleted.status).toBe(204)
    if (invited.status !== 200) expect(invited).toFailWith('groupNotFound')
    expect(await theParticipants(claire, quiz)).toHaveLength(invited.status === 200 ? 5 : 0)
  })

  it('several reminders are one', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(10))
    await writeMails(test)

    const answers = await Promise.all([remind(claire, quiz), remind(claire, quiz), remind(claire, quiz)])

    expect(answers.map(({ body }) => body.reminded).sort((one, other) => one - other)).toEqual([0, 0, 10])
    await writeAtOnce()
    for (const email of addresses(10)) expect(await test.mailbox.to(email)).toHaveLength(2)
  })

  it('several processes call each person once', async () => {
    const { owner, id } = await anOrganization()
    const quizzes = [await anActiveQuiz(owner, {}, id), await anActiveQuiz(owner, {}, id)]
    for (const quiz of quizzes) await invite(owner, quiz, addresses(60))
    await writeAtOnce()
    test.clock.advance({ days: 1, hours: 23 })

    await Promise.all(Array.from({ length: 4 }, () => test.services.invitations.reminders.callLast()))
    await writeAtOnce()

    const called = (await test.mailbox.all()).filter(({ subject }) => subject.startsWith('One hour left'))
    expect(called).toHaveLength(120)
    expect(new Set(called.map(({ link }) => link)).size).toBe(120)
  })

  it('mails are written while people are reminded, sent it again and withdrawn: nobody who is left goes without', async () => {
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    await invite(owner, quiz, addresses(60))
    const everybody = await theParticipants(owner, quiz)
    const [withdrawn, resent, others] = [everybody.slice(0, 10), everybody.slice(10, 20), everybody.slice(20)]

    const [reminded, ...answers] = await Promise.all([
      remind(owner, quiz),
      ...withdrawn.map((one) => withdraw(owner, quiz, one.id)),
      ...resent.map((one) => resend(owner, quiz, one.id)),
      ...Array.from({ length: 4 }, () => writeMails(test)),
    ])
    await writeAtOnce()

    expect([reminded, ...answers].filter((answer) => answer && answer.status >= 300)).toEqual([])
    for (const { mailing } of await theParticipants(owner, quiz)) expect(mailing).toBe('kept')
    let reminders = 0
    for (const { email } of others) {
      const mails = await test.mailbox.to(email)
      // Which came last is not asked: who writes both at the same moment may begin with either.
      const reminding = mails.filter(({ subject }) => subject.includes('Reminder')).length
      expect([0, 1]).toContain(reminding)
      expect([1, 2]).toContain(mails.length)
      reminders += reminding
    }
    // Whose invitation was still to be written is left alone; whoever is said to be reminded is.
    expect(reminders).toBeLessThanOrEqual(reminded.body.reminded)
    expect(reminders).toBeGreaterThanOrEqual(reminded.body.reminded - withdrawn.length - resent.length)
  })

  it('somebody is withdrawn and reminded: they are gone, and so is what waited for them', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    await writeMails(test)
    const { id, email } = await theParticipant(claire, quiz, 'ada@example.org')

    const [withdrawn, again, reminded] = await Promise.all([
      withdraw(claire, quiz, id),
      withdraw(claire, quiz, id),
      remind(claire, quiz, [id]).finally(() => writeMails(test)),
    ])

    expect([withdrawn.status, again.status].sort()).toEqual([204, 404])
    expect(reminded.body.leftAlone).toBe(0)
    expect(await theParticipants(claire, quiz)).toEqual([])
    // Without a mail server the invitation itself was kept, and is past its use once it is reminded of.
    expect((await test.mailbox.to(email)).length).toBeLessThanOrEqual(reminded.body.reminded)
  })
})

/** As several processes do. */
async function writeAtOnce(): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => writeMails(test)))
}
