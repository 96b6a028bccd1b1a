import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import {
  addresses,
  invite as inviteThem,
  remind as remindThem,
  theParticipant,
  theParticipants,
  writeMails,
} from '#test/inviting.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz, aParticipant, aSubmission, later } = quizzesOf(test)

describe('reminding by hand', () => {
  it('writes to those who have not begun, with the same link', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org', 'bob@example.org'])
    await aSubmission(quiz)

    expect((await remind(claire, quiz)).body).toEqual({ reminded: 2, leftAlone: 0 })

    const [first, second, ...more] = await test.mailbox.to('ada@example.org')
    expect(second).toMatchObject({ subject: `Reminder: “${quiz.title}”`, link: first?.link })
    expect(more).toEqual([])
    const now = test.clock.now().toISOString()
    expect((await theParticipants(claire, quiz)).map(({ remindedAt }) => remindedAt)).toEqual([
      now,
      now,
      null,
    ])
  })

  it('leaves alone whoever was reminded within the hour', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org', 'bob@example.org'])
    const { id } = await theParticipant(claire, quiz, 'ada@example.org')

    expect((await remind(claire, quiz, [id])).body).toEqual({ reminded: 1, leftAlone: 0 })
    expect((await remind(claire, quiz, [id])).body).toEqual({ reminded: 0, leftAlone: 1 })
    await later({ minutes: 59 }, claire)
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 1, leftAlone: 1 })
    await later({ minutes: 1 }, claire)
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 1, leftAlone: 1 })

    expect(await test.mailbox.to('ada@example.org')).toHaveLength(3)
    expect(await test.mailbox.to('bob@example.org')).toHaveLength(2)
  })

  it('writes nothing to whoever is no participant of it', async () => {
    const claire = await test.signedUp()
    const [quiz, other] = [await anActiveQuiz(claire), await anActiveQuiz(claire)]
    const { id } = await aParticipant(other, 'other@example.org')

    expect((await remind(claire, quiz, [id, id])).body).toEqual({ reminded: 0, leftAlone: 0 })
    expect(await test.mailbox.to('other@example.org')).toEqual([])
  })

  it('PART003: is for a quiz that runs', async () => {
    const claire = await test.signedUp()
    const [draft, ended] = [await aDraft(claire), await anActiveQuiz(claire)]
    await claire.call(endQuiz, { params: { quizId: ended.id } })

    expect(await remind(claire, draft)).toFailWith('inviteToInactiveQuiz')
    expect(await remind(claire, ended)).toFailWith('inviteToInactiveQuiz')
  })

  it('is done later where the mails can’t be written now', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(2))
    const undo = await test.refuse('insert', 'mails')

    expect((await remindThem(claire, quiz)).body).toEqual({ reminded: 2, leftAlone: 0 })
    await expect(writeMails(test)).rejects.toThrow()
    expect(await theParticipants(claire, quiz)).toMatchObject([
      { mailing: 'waiting' },
      { mailing: 'waiting' },
    ])
    await undo()
    await writeMails(test)

    for (const email of addresses(2)) expect(await test.mailbox.to(email)).toHaveLength(2)
  })
})

describe('an hour before the end', () => {
  it('those who have not begun are called once', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    await aSubmission(quiz)
    const callAfter = async (span: Parameters<typeof later>[0]) => {
      await later(span, claire)
      await callLast()
      return (await test.mailbox.to('ada@example.org')).length
    }

    expect(await callAfter({ days: 1 })).toBe(1)
    expect(await callAfter({ hours: 22, minutes: 59 })).toBe(1)
    expect(await callAfter({ minutes: 1 })).toBe(2)
    expect(await callAfter({ minutes: 30 })).toBe(2)
    expect(await callAfter({ hours: 1 })).toBe(2)

    const [invitation, call] = await test.mailbox.to('ada@example.org')
    expect(call).toMatchObject({ subject: `One hour left: “${quiz.title}”`, link: invitation?.link })
    expect(await test.mailbox.all()).toHaveLength(2)
  })

  it('nobody is called who was invited or reminded within the hour', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['early@example.org', 'reminded@example.org'])
    await later({ days: 1, hours: 22, minutes: 30 }, claire)
    await invite(claire, quiz, ['late@example.org'])
    const { id } = await theParticipant(claire, quiz, 'reminded@example.org')
    await remind(claire, quiz, [id])
    await later({ minutes: 30 }, claire)
    await callLast()

    const counts = async () => {
      const names = ['early', 'late', 'reminded']
      const mailed = await Promise.all(names.map((name) => test.mailbox.to(`${name}@example.org`)))
      return mailed.map((mails) => mails.length)
    }
    expect(await counts()).toEqual([2, 1, 2])
    // Who has just been called is not reminded on top of it.
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 1, leftAlone: 2 })
    expect(await counts()).toEqual([2, 2, 2])
  })

  it('it is the right time for a quarter of an hour: who was not left in peace by then is not called later', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['early@example.org', 'reminded@example.org', 'late@example.org'])
    const ids = Object.fromEntries((await theParticipants(claire, quiz)).map(({ email, id }) => [email, id]))
    await later({ days: 1, hours: 22, minutes: 10 }, claire)
    await remind(claire, quiz, [ids['early@example.org'] ?? ''])
    await later({ minutes: 6 }, claire)
    await remind(claire, quiz, [ids['reminded@example.org'] ?? '', ids['late@example.org'] ?? ''])
    await later({ minutes: 58 }, claire)
    await callLast()
    expect(await called()).toEqual(['early@example.org'])

    for (const minutes of [1, 1, 30, 12, 1]) {
      await later({ minutes }, claire)
      await callLast()
      expect(await called()).toEqual(['early@example.org'])
    }
  })

  it('nobody is called to what has ended, was taken back, or is open for its last hour only', async () => {
    const claire = await test.signedUp()
    const ends = { endsAt: test.clock.in({ hours: 5 }) }
    const ended = await anActiveQuiz(claire, ends)
    const short = await anActiveQuiz(claire, { ...ends, startsAt: test.clock.in({ hours: 4 }) })
    const open = await anActiveQuiz(claire, { ...ends, startsAt: test.clock.in({ hours: 3, minutes: 59 }) })
    for (const quiz of [ended, short, open]) await aParticipant(quiz, `of-${quiz.id}@example.org`)
    await claire.call(endQuiz, { params: { quizId: ended.id } })

    test.clock.advance({ hours: 4, minutes: 1 })
    await callLast()

    expect(await called()).toEqual([`of-${open.id}@example.org`])
  })
})

/** With the mails that the server writes a moment later. */
async function invite(...what: Parameters<typeof inviteThem>) {
  const answer = await inviteThem(...what)
  await writeMails(test)
  return answer
}

async function remind(...whom: Parameters<typeof remindThem>) {
  const answer = await remindThem(...whom)
  await writeMails(test)
  return answer
}

async function callLast(): Promise<void> {
  await test.services.invitations.reminders.callLast()
  await writeMails(test)
}

async function called(): Promise<string[]> {
  const mails = (await test.mailbox.all()).filter(({ subject }) => /hour left/.test(subject))
  return mails.map(({ recipient }) => recipient)
}
