import { enterByLink, getLobby, readInvitationLink } from '@probant/contract/participants/entering'
import { setAccommodation } from '@probant/contract/participants/inviting'
import { deactivateQuiz, getQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { theParticipants } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, invite, aShared, askForCode, askForLink, enter, participantsOf, submit } =
  enteringOf(test)
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const ANNA = 'anna@example.org'

type Person = Awaited<ReturnType<typeof test.signedUp>>

describe('whoever deletes the account, of the quizzes of others', () => {
  it('keeps what was begun, without a name, a mail or a reason', async () => {
    const { creator, quiz, token } = await anInvitation({ email: ANNA, name: 'Anna Dupont' })
    await accommodate(creator, quiz)
    const anna = await aVerifiedPerson({ email: ANNA })
    await enter(anna, token)
    await submit(quiz, { score: 80 })
    const [before] = await participantsOf(quiz)

    await leave(anna)

    const [after] = await participantsOf(quiz)
    expect(after).toMatchObject({
      id: before.id,
      user_id: null,
      name: '',
      email: `deleted-${before.id}@invalid`,
      mail_id: null,
      mail_due: null,
      accommodation: { extraTime: { unit: 'minutes', value: 10 }, exemptions: [] },
    })
    expect(before.mail_id).not.toBeNull()
    const [shown] = await theParticipants(creator, quiz)
    const nothing = { withdraw: false, remind: false, resend: false, accommodate: false, reopen: false }
    expect(shown).toMatchObject({ email: '', name: '', isGone: true, can: nothing })
    expect(await test.mailbox.to(ANNA)).toEqual([])
    const { rows } = await test.database.pool.query('select participant_id, score_percent from submissions')
    expect(rows).toEqual([{ participant_id: before.id, score_percent: 80 }])
  })

  it('and the old link lets nobody in any more, not even with a new account', async () => {
    const { quiz, token } = await anInvitation({ email: ANNA })
    const anna = await aVerifiedPerson({ email: ANNA })
    await enter(anna, token)
    await submit(quiz, { finished: false })
    await leave(anna)
    await aVerifiedPerson({ email: ANNA })

    const link = { body: { token } }
    expect(await test.browser().call(readInvitationLink, link)).toFailWith('invitationWithdrawn')
    expect(await test.browser().call(enterByLink, link)).toFailWith('invitationWithdrawn')
    const { rows } = await test.database.pool.query("select id from users where email like '%@invalid'")
    expect(rows).toEqual([])
  })

  it('leaves no invitation behind that was not used, whether it was opened or only sent', async () => {
    const [opened, sent] = [await anInvitation({ email: ANNA }), await anInvitation({ email: ANNA })]
    const anna = await aVerifiedPerson({ email: ANNA })
    await enter(anna, opened.token)

    await leave(anna)

    for (const { quiz } of [opened, sent]) expect(await participantsOf(quiz)).toEqual([])
    expect(await test.mailbox.to(ANNA)).toEqual([])
  })

  it('and no mail of what they asked for or were sent, however often and long ago', async () => {
    const { quiz, token } = await anInvitation({ email: ANNA })
    await askForLink(test.browser(), quiz.id, ANNA)
    const shared = await aShared({}, ['example.org'])
    await askForCode(test.browser(), shared.token, ANNA)
    const other = await anInvitation({ email: 'ben@example.org' })
    await test.database.pool.query("update mails set status = 'sent'")
    const anna = await aVerifiedPerson({ email: ANNA })
    await enter(anna, token)

    await leave(anna)

    expect(await test.mailbox.to(ANNA)).toEqual([])
    expect(await test.mailbox.to(other.email)).toHaveLength(1)
  })

  it('makes a draft follow the bank again where nobody else is invited, as withdrawing does', async () => {
    const [alone, other] = [await anInvitation({ email: ANNA }), await anInvitation({ email: ANNA })]
    await invite(other.creator, other.quiz, { email: 'ben@example.org' })
    const anna = await aVerifiedPerson({ email: ANNA })
    for (const { creator, quiz } of [alone, other])
      await creator.call(deactivateQuiz, { params: { quizId: quiz.id } })
    expect(await frozenIn(alone.quiz)).toBe(2)

    await leave(anna)

    expect(await frozenIn(alone.quiz)).toBe(0)
    const params = { quizId: alone.quiz.id }
    const { body } = await alone.creator.call(getQuiz, { params })
    expect(body).toMatchObject({ participantCount: 0, startsAt: null, can: { edit: true, delete: true } })
    expect(await frozenIn(other.quiz)).toBe(2)
  })

  it.each([1, 2, 3, 4])('also where it is taken back at the same moment (%i)', async () => {
    const { creator, quiz } = await anInvitation({ email: ANNA })
    const anna = await aVerifiedPerson({ email: ANNA })

    await Promise.all([leave(anna), creator.call(deactivateQuiz, { params: { quizId: quiz.id } })])

    expect(await frozenIn(quiz)).toBe(0)
  })

  it('goes at the same moment as another, each invited by the other', async () => {
    const anna = await aVerifiedPerson({ email: ANNA })
    const ben = await aVerifiedPerson({ email: 'ben@example.org' })
    const [annas, bens] = [await anActiveQuiz(anna), await anActiveQuiz(ben)]
    await invite(anna, annas, { email: 'ben@example.org' })
    await invite(ben, bens, { email: ANNA })
    await anna.call(deactivateQuiz, { params: { quizId: annas.id } })
    await ben.call(deactivateQuiz, { params: { quizId: bens.id } })

    await Promise.all([leave(anna), leave(ben)])

    const { rows } = await test.database.pool.query('select id from quizzes')
    expect(rows).toEqual([])
  })

  it.each([1, 2, 3, 4])('comes in at the same moment, or is gone (%i)', async () => {
    const invitations = []
    for (let quizzes = 0; quizzes < 3; quizzes++) invitations.push(await anInvitation({ email: ANNA }))
    const anna = await aVerifiedPerson({ email: ANNA })
    for (const { token } of invitations) await enter(anna, token)

    const [left, ...entered] = await Promise.all([
      anna.call(deleteAccount, { body: { email: ANNA, currentPassword: PASSWORD } }),
      ...invitations.map(({ token }) => enter(test.browser(), token)),
      ...invitations.map(({ quiz }) => anna.call(getLobby, { params: { quizId: quiz.id } })),
    ])

    expect(left.status).toBe(204)
    for (const { status } of entered) expect(status).toBeLessThan(500)
  })

  it('touches no invitation to an address that was never proved', async () => {
    const { quiz } = await anInvitation({ email: ANNA })
    const squatter = await test.signedUp({ email: ANNA })

    await leave(squatter)

    expect(await participantsOf(quiz)).toMatchObject([{ email: ANNA }])
  })
})

async function accommodate(creator: Browser, quiz: Quiz): Promise<void> {
  const [{ id: participantId }] = await participantsOf(quiz)
  const exemptions = [{ violation: 'tab_switch', reason: 'A screen reader.' }] as const
  const body = { extraTime: { unit: 'minutes', value: 10 } as const, exemptions: [...exemptions] }
  const params = { quizId: quiz.id, participantId }
  expect((await creator.call(setAccommodation, { params, body })).status).toBe(200)
}

async function frozenIn({ id }: Pick<Quiz, 'id'>): Promise<number> {
  const text = 'select count(frozen)::int as frozen from quiz_questions where quiz_id = $1'
  return (await test.database.pool.query(text, [id])).rows[0].frozen
}

async function leave(person: Person): Promise<void> {
  const body = { email: person.user.email, currentPassword: PASSWORD }
  expect((await person.call(deleteAccount, { body })).status).toBe(204)
}
