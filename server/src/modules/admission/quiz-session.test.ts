import {
  deleteSession,
  getSession,
  refreshSession,
  resendVerification,
  verifyEmail,
} from '@probant/contract/auth'
import { getLobby } from '@probant/contract/participants/entering'
import { changeEmail, listSessions, signOutEverywhere, updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, enter, invite } = enteringOf(test)
const { aVerifiedPerson } = organizationsOf(test)

describe('a session for one quiz', () => {
  it('is told to the page, goes on when it is refreshed, and stays what it is', async () => {
    const { quiz, email, token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)
    const before = paul.jar.get('probant_session')

    expect((await paul.call(refreshSession)).status).toBe(204)

    expect(paul.jar.get('probant_session')).not.toBe(before)
    const { body } = await paul.call(getSession)
    expect(body).toMatchObject({ quizId: quiz.id, user: { email } })
    paul.accessToken = body.accessToken
    expect(await paul.call(updateUser, { body: { username: 'Somebody' } })).toFailWith('quizSessionOnly')
    expect((await paul.call(getLobby, { params: { quizId: quiz.id } })).status).toBe(200)
  })

  it('AUTH009: opens nothing of the account', async () => {
    const { token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)

    for (const endpoint of [listSessions, signOutEverywhere, resendVerification]) {
      expect(await paul.call(endpoint)).toFailWith('quizSessionOnly')
    }
  })

  it('ends with logging out', async () => {
    const { quiz, token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)
    await paul.call(deleteSession)

    expect((await paul.call(getSession)).body).toEqual({})
    expect(await paul.call(getLobby, { params: { quizId: quiz.id } })).toFailWith('invalidToken')
  })

  it('ends with the quiz', async () => {
    const { quiz, token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)
    await test.database.pool.query('delete from quizzes where id = $1', [quiz.id])

    expect((await paul.call(getSession)).body).toEqual({})
    expect(await paul.call(getLobby, { params: { quizId: quiz.id } })).toFailWith('invalidToken')
  })

  it('is listed to the account’s owner, and ends when they sign out everywhere', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await aVerifiedPerson()
    const phone = test.browser()
    await enter(phone, await invite(creator, quiz, { email: anna.user.email }))

    expect((await anna.call(listSessions)).body).toHaveLength(2)
    await anna.call(signOutEverywhere)
    expect(await phone.call(getLobby, { params: { quizId: quiz.id } })).toFailWith('invalidToken')
  })

  it('is no proof of an account: a change of address needs its password, or a session of its own', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await aVerifiedPerson()
    await anna.call(changeEmail, { body: { email: 'new@example.org', currentPassword: PASSWORD } })
    const token = await test.mailbox.tokenFor('new@example.org')
    const phone = test.browser()
    await enter(phone, await invite(creator, quiz, { email: anna.user.email }))

    expect((await phone.call(verifyEmail, { body: { token } })).body.outcome).toBe('passwordNeeded')
  })
})
