import { getSession } from '@probant/contract/auth'
import type { ErrorBody } from '@probant/contract/error-body'
import { deactivateQuiz, endQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { aDraft, anActiveQuiz, aParticipant } = quizzesOf(test)

type Person = Awaited<ReturnType<typeof test.signedUp>>

describe('an account is not deleted while a quiz of its owner’s runs', () => {
  it('until it is ended, or a draft again', async () => {
    for (const stop of [endQuiz, deactivateQuiz]) {
      const person = await test.signedUp()
      const { id: quizId } = await anActiveQuiz(person)
      expectRefused(await leave(person))

      await person.call(stop, { params: { quizId } })
      expect((await leave(person)).status).toBe(204)
    }
  })

  it('and is told which: three of them, and that there are more', async () => {
    const person = await test.signedUp()
    for (const title of ['Optics', 'Algebra', 'Botany', 'Latin']) {
      await anActiveQuiz(person, { title })
      test.clock.advance({ minutes: 1 })
    }
    const { fields, message } = ((await leave(person)).body as ErrorBody).error
    expect(fields).toBeUndefined()
    expect(message).toBe('Some quizzes are still running. End them first: Latin, Botany, Algebra, …')
  })

  it('nor before it has begun', async () => {
    const person = await test.signedUp()
    await anActiveQuiz(person, { startsAt: test.clock.in({ days: 1 }) })
    expectRefused(await leave(person))
  })

  it('also in an organization', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    await anActiveQuiz(member, {}, organization.id)
    expectRefused(await leave(member))
  })

  it('but once its end has passed, though nobody wrote that down', async () => {
    const person = await test.signedUp()
    await anActiveQuiz(person, { endsAt: test.clock.in({ hours: 3 }) })
    test.clock.advance({ hours: 3 })
    await person.logIn({ email: person.user.email, password: PASSWORD })

    expect((await leave(person)).status).toBe(204)
  })

  it.each([1, 2, 3, 4])('nor the other way round, at the same moment (%i)', async () => {
    const person = await test.signedUp()
    const { id: quizId, revision } = await aDraft(person)

    const [published, left] = await Promise.all([
      person.call(publishQuiz, { params: { quizId }, body: { revision } }),
      leave(person),
    ])

    expect(published.status, JSON.stringify(published.body)).toBeLessThan(500)
    if (published.status === 200) expectRefused(left)
    else expect(left.status).toBe(204)
  })
})

it('own quizzes go along', async () => {
  const person = await test.signedUp()
  const others = await anActiveQuiz(await test.signedUp())
  await aParticipant(others)
  await aParticipant(await aDraft(person))

  expect((await leave(person)).status).toBe(204)

  expect((await person.call(getSession)).body.user).toBeUndefined()
  const { rows: quizzes } = await test.database.pool.query('select id from quizzes')
  expect(quizzes).toEqual([{ id: others.id }])
  expect((await test.database.pool.query('select id from participants')).rows).toHaveLength(1)
})

function leave(person: Person) {
  return person.call(deleteAccount, { body: { email: person.user.email, currentPassword: PASSWORD } })
}

function expectRefused(answer: Awaited<ReturnType<typeof leave>>): void {
  expect(answer).toFailWith('quizzesToEnd')
}
