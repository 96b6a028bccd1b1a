import { EXPLANATION_MAX, QUESTION_TITLE_MAX } from '@probant/contract/limits'
import { previewQuestion } from '@probant/contract/questions/preview'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { answersOf, aQuestion, written } from '#test/questions.ts'
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

  it('shows every text as it is kept: an answer is a line, whatever stands in it', async () => {
    const person = await test.signedUp()
    const title = 'Which of these is *the* answer?\n\n- really'
    const explanation = '# Because\n\nIt is.'
    const lines = ['**Paris**', '- Lyon', '# Nice', '`Lille`\n\nagain']

    const shown = await person.call(previewQuestion, { body: { texts: [title, explanation], lines } })

    const form = aQuestion({ title, explanation, content: { answers: answersOf(...lines) } })
    const { titleHtml, explanationHtml, content } = await written(person, form)
    const answers = content.type === 'multiple_choice' ? content.answers.map(({ html }) => html) : []
    expect(shown.body.html).toEqual([titleHtml, explanationHtml, ...answers])
    expect(shown.body.html[2]).toBe('<strong>Paris</strong>')
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

  it('waits for nobody’s but one’s own, and of those only for the newest', async () => {
    const [ada, eve] = [await test.signedUp(), await test.signedUp()]
    const render = vi.spyOn(test.services.platform.markdown, 'render')

    await Promise.all([preview(ada, ['a']), preview(eve, ['b'])])

    const asked = render.mock.calls.map(([, { person, waitingMax }]) => [person, waitingMax])
    expect(asked).toEqual(expect.arrayContaining([ada, eve].map(({ user }) => [`preview:${user.id}`, 3])))
    render.mockRestore()
  })
})
