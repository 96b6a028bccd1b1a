import { describe, expect, it } from 'vitest'
import { written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()

describe('what is asked already about a subject', () => {
  it('is found in whichever case the subject was typed, newest first, and nothing of another one', async () => {
    const person = await test.signedUp()
    await written(person, { subject: 'Économie', title: 'What does a market do?' })
    test.clock.advance({ seconds: 1 })
    await written(person, { subject: 'ÉCONOMIE', title: 'What does a price say?' })
    await written(person, { subject: 'Économie politique', title: 'Who wrote about wealth?' })

    const { db } = test.database
    const { services } = test
    const actor = await services.sessions.authenticate(`Bearer ${person.accessToken}`)
    const membership = await services.workspaces.authorize(db, actor, 'personal')

    const asked = await services.questions.askedOn(db, membership, 'économie')
    expect(asked.map(({ title }) => title)).toEqual(['What does a price say?', 'What does a market do?'])
  })
})
