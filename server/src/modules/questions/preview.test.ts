import { EXPLANATION_MAX, QUESTION_TITLE_MAX } from '@probant/contract/limits'
import { previewQuestion } from '@probant/contract/questions'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const preview = (person: Browser, texts: string[]) => person.call(previewQuestion, { body: { texts } })

describe('the preview of a question', () => {
  it('takes as much as the longest question, in all its texts together', async () => {
    const person = await test.signedUp()
    const longest = [EXPLANATION_MAX, EXPLANATION_MAX, QUESTION_TITLE_MAX].map((length) => 'a'.repeat(length))

    expect((await preview(person, longest)).status).toBe(200)
    expect(await preview(person, [...longest, 'a'])).toFailWith('validationError')
  })

  it('has to wait a second after very many, each person for themselves', async () => {
    const person = await test.signedUp()
    await test.database.pool.query(
      'insert into attempts (key, failures, last_failure_at, expires_at) values ($1, 599, $2, $3)',
      [`preview:${person.user.id}`, test.clock.now(), new Date(test.clock.now().getTime() + 60_000)],
    )

    expect((await preview(person, ['a'])).status).toBe(200)
    expect(await preview(person, ['a'])).toFailWith('tooManyAttempts')
    expect((await preview(await test.signedUp(), ['a'])).status).toBe(200)
    test.clock.advance({ seconds: 1 })
    expect((await preview(person, ['a'])).status).toBe(200)
  })
})
