import { getCalendarFile, getLobby } from '@probant/contract/participants/entering'
import { endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import { enteringOf } from '#test/entering.ts'
import { addresses, invite, remind, theParticipant, theParticipants, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember, deactivate } = organizationsOf(test)
const { anActiveQuiz, aDraft, later } = quizzesOf(test)
const { enter, invite: inviteOne } = enteringOf(test)
const { sweep } = reviewingOf(test)

describe('a later end', () => {
  it('holds for a quiz that people are invited to, and stands in its history', async () => {
    const { claire, quiz } = await anInvitedQuiz()
    test.clock.advance({ seconds: 1 })
    const until = test.clock.in({ days: 3 })

    const { body } = await afterInviting(claire, quiz).endLater(until)

    expect(body).toMatchObject({ told: 2, untold: 0, quiz: { endsAt: until, revision: quiz.revision + 1 } })
    expect((await afterInviting(claire, quiz).history()).body[0]).toEqual({
      id: expect.any(String),
      at: test.clock.now().toISOString(),
      who: claire.user.username,
      action: { kind: 'ends_later', before: quiz.endsAt, after: until, told: 2 },
    })
  })

  it('is never an earlier one, nor the same; of two at once the second has to be later than the first', async () => {
    const { claire, quiz } = await anInvitedQuiz()
    const { endLater, actions } = afterInviting(claire, quiz)
    const refused = { status: 422, body: { error: { fields: { until: expect.any(String) } } } }

    expect(await endLater(test.clock.in({ days: 1 }))).toMatchObject(refused)
    expect(await endLater(quiz.endsAt ?? '')).toMatchObject(refused)
    const answers = await Promise.all([
      endLater(test.clock.in({ days: 4 })),
      endLater(test.clock.in({ days: 3 })),
    ])

    expect(answers[0]?.status).toBe(200)
    const { body } = await claire.call(getQuiz, { params: { quizId: quiz.id } })
    expect(body.endsAt).toBe(test.clock.in({ days: 4 }))
    expect((await actions()).filter(({ kind }) => kind === 'ends_later').length).toBe(
      answers.filter(({ status }) => status === 200).length,
    )
  })

  it('is for what runs: not for a draft, nor for what is over, by hand or by the clock', async () => {
    const claire = await aVerifiedPerson()
    const [draft, ended, past] = [
      await aDraft(claire),
      await anActiveQuiz(claire),
      await anActiveQuiz(claire),
    ]
    await claire.call(endQuiz, { params: { quizId: ended.id } })
    const endLater = (quiz: { id: string }) =>
      afterInviting(claire, quiz).endLater(test.clock.in({ days: 9 }))

    expect(await endLater(draft)).toFailWith('quizNotActive')
    expect(await endLater(ended)).toFailWith('quizEnded')
    await later({ days: 2 }, claire)
    expect(await endLater(past)).toFailWith('quizEnded')
  })

  it('is its creator’s to give; nobody’s in an organization that is inactive', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const quiz = await anActiveQuiz(creator, {}, organization.id)
    const until = test.clock.in({ days: 5 })
    const others = [organization.owner, await aMember(organization, 'moderator'), await aMember(organization)]

    for (const other of others)
      expect(await afterInviting(other, quiz).endLater(until)).toFailWith('quizNotAllowed')
    expect(await afterInviting(await test.signedUp(), quiz).endLater(until)).toFailWith('quizNotFound')
    expect(await afterInviting(organization.owner, quiz).history()).toFailWith('quizNotAllowed')
    expect((await afterInviting(creator, quiz).endLater(until)).status).toBe(200)
    await deactivate(organization)
    const more = test.clock.in({ days: 6 })
    expect(await afterInviting(creator, quiz).endLater(more)).toFailWith('organizationInactive')
  })

  it('is open to whoever comes after the old end, by the link they have, and stands in their calendar', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    const token = await inviteOne(claire, quiz, { email: 'ada@example.org' })
    const until = test.clock.in({ days: 3 })
    await afterInviting(claire, quiz).endLater(until)
    test.clock.advance({ hours: 50 })
    await sweep()

    const ada = test.browser()
    expect((await enter(ada, token)).status).toBe(200)
    const params = { quizId: quiz.id }
    expect((await ada.call(getLobby, { params })).body).toMatchObject({ phase: 'open', endsAt: until })
    const { body: calendar } = await ada.call(getCalendarFile, { params })
    const stamp = until.replace(/[-:]|\.\d{3}/g, '')
    expect(calendar).toContain(`DTEND:${stamp}`)
    expect(calendar).toContain(`SEQUENCE:${quiz.revision + 1}`)
  })

  it('comes before all extra time: the quiz waits for whoever has some and has not begun', async () => {
    const { claire, quiz } = await anInvitedQuiz()
    const { endLater, grant } = afterInviting(claire, quiz)
    const { id } = await theParticipant(claire, quiz, 'guest0@example.org')
    await grant([id], 60)
    const until = test.clock.in({ days: 3 })
    await endLater(until)

    const { rows } = await test.database.pool.query('select closes_at from quizzes where id = $1', [quiz.id])
    expect(rows[0].closes_at.toISOString()).toBe(test.clock.in({ days: 3, minutes: 60 }))
  })
})

describe('the mail', () => {
  it('tells each who has not begun, in their language, the new end and the link that they have', async () => {
    const { claire, quiz } = await anInvitedQuiz()
    const { user: paul } = await aVerifiedPerson({ email: 'paul@example.org' })
    await test.database.pool.query(`update users set locale = 'fr' where id = $1`, [paul.id])
    await invite(claire, quiz, ['paul@example.org'])
    await writeMails(test)

    await afterInviting(claire, quiz).endLater(test.clock.in({ days: 3 }))
    await writeMails(test)

    const [first, second, ...more] = await test.mailbox.to('guest0@example.org')
    expect(second).toMatchObject({
      subject: `More time: “${quiz.title}” has been extended`,
      link: first?.link,
    })
    expect(second?.text).not.toBe(first?.text)
    expect(more).toEqual([])
    const french = (await test.mailbox.to('paul@example.org')).at(-1)
    expect(french?.subject).toBe(`Plus de temps\u00a0: la fin de «\u00a0${quiz.title}\u00a0» est repoussée`)
  })

  it('is one, however often the end moved before it was written; an invitation that is not written tells it itself', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    const { endLater } = afterInviting(claire, quiz)
    expect((await endLater(test.clock.in({ days: 3 }))).body).toMatchObject({ told: 0, untold: 0 })
    await writeMails(test)
    expect(await test.mailbox.to('ada@example.org')).toHaveLength(1)

    await endLater(test.clock.in({ days: 4 }))
    await endLater(test.clock.in({ days: 5 }))
    await writeMails(test)
    expect(await test.mailbox.to('ada@example.org')).toHaveLength(2)
  })

  it('reminds, too: nobody is reminded by hand within the hour after it', async () => {
    const { claire, quiz } = await anInvitedQuiz()
    await afterInviting(claire, quiz).endLater(test.clock.in({ days: 3 }))
    await writeMails(test)
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 0, leftAlone: 2 })
  })

  it('is not written to more than may be mailed today; the end moves all the same', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(30))
    await writeMails(test)
    const { endLater } = afterInviting(claire, quiz)
    const reports = []
    for (let day = 3; day < 15; day++) reports.push((await endLater(test.clock.in({ days: day }))).body)

    expect(reports[0]).toMatchObject({ told: 30, untold: 0 })
    expect(reports.at(-1)).toMatchObject({
      told: 0,
      untold: 30,
      quiz: { endsAt: test.clock.in({ days: 14 }) },
    })
  })
})

describe('the last call', () => {
  it('comes again before the new end to whoever was called before the old one, and not twice', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire, { endsAt: test.clock.in({ hours: 3 }) })
    await invite(claire, quiz, ['ada@example.org'])
    await writeMails(test)
    await later({ hours: 2 }, claire)
    await call()
    expect(await subjects()).toHaveLength(2)

    await afterInviting(claire, quiz).endLater(test.clock.in({ hours: 4 }))
    await call()
    expect((await subjects()).at(-1)).toContain('has been extended')
    await later({ hours: 3 }, claire)
    await call()
    await call()

    expect(await subjects()).toHaveLength(4)
    expect((await subjects()).at(-1)).toContain('One hour left')
  })

  it('that is not written yet is not: it would name the old end', async () => {
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire, { endsAt: test.clock.in({ hours: 3 }) })
    await invite(claire, quiz, ['ada@example.org'])
    await writeMails(test)
    await later({ hours: 2 }, claire)
    await test.services.invitations.reminders.callLast()

    await afterInviting(claire, quiz).endLater(test.clock.in({ hours: 4 }))
    await writeMails(test)

    expect((await subjects()).slice(1)).toEqual([`More time: “${quiz.title}” has been extended`])
  })

  async function call(): Promise<void> {
    await test.services.invitations.reminders.callLast()
    await writeMails(test)
  }

  async function subjects(): Promise<string[]> {
    return (await test.mailbox.to('ada@example.org')).map(({ subject }) => subject)
  }
})

it('the history has what else was done: published, invited, reminded, ended', async () => {
  const { claire, quiz } = await anInvitedQuiz()
  await remind(claire, quiz)
  await claire.call(endQuiz, { params: { quizId: quiz.id } })
  await renew(claire)

  const actions = await afterInviting(claire, quiz).actions()
  expect(actions).toHaveLength(4)
  expect(actions).toEqual(
    expect.arrayContaining([
      { kind: 'ended' },
      { kind: 'reminded', count: 2 },
      { kind: 'invited', count: 2 },
      { kind: 'published' },
    ]),
  )
  expect(await theParticipants(claire, quiz)).toHaveLength(2)
})

async function anInvitedQuiz() {
  const claire = await aVerifiedPerson()
  const quiz = await anActiveQuiz(claire)
  await invite(claire, quiz, addresses(2))
  await writeMails(test)
  return { claire, quiz }
}
