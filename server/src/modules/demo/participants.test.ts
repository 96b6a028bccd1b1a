import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp()

it('the class of the demonstration is invited, and whoever can sign in finds it there; no mail is written', async () => {
  const logins = await test.services.demo.seed()
  const lucas = test.browser()
  const login = logins.find(({ email }) => email === 'lucas@demo.probant.test')
  if (login) await lucas.logIn(login)

  const { items } = (await lucas.call(listInvitedQuizzes, { querystring: {} })).body

  expect(items.map(({ title, phase }) => [title, phase])).toEqual([
    ['La Révolution française', 'open'],
    ['The Industrial Revolution', 'upcoming'],
    ['Capitales de l’Europe', 'done'],
  ])
  const { rows } = await test.database.pool.query('select subject from mails where subject like $1', [
    '%Révolution%',
  ])
  expect(rows).toEqual([])
})
