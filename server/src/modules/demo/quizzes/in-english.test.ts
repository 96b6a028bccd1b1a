import { listQuizzes } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { DEMO_ORGANIZATION } from '../people.ts'

const test = testApp({ env: { DEMO_LANGUAGE: 'en' } })

describe('the demonstration in English', () => {
  it('has the quizzes that are taken and looked back on in English', async () => {
    const logins = await test.services.demo.seed()
    const claire = test.browser()
    const login = logins.find(({ email }) => email === DEMO_ORGANIZATION.owner)
    if (login) await claire.logIn(login)

    const { body } = await claire.call(listQuizzes, { querystring: { sort: 'title' } })

    expect(body.items.map(({ title, phase, language }) => [title, phase, language])).toEqual([
      ['Capitals of Europe', 'completed', 'en'],
      ['Reading maps', 'draft', 'en'],
      ['The French Revolution', 'open', 'en'],
      ['The Industrial Revolution', 'scheduled', 'en'],
    ])
  })
})
