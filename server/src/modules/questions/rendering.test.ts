import { Worker } from 'node:worker_threads'
import { createQuestion, getQuestion, listQuestions, updateQuestion } from '@probant/contract/questions/bank'
import { previewQuestion } from '@probant/contract/questions/preview'
import { createQuiz, listQuizzes } from '@probant/contract/quizzes/life'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createMarkdownRenderer } from '#server/platform/markdown/renderer.ts'
import { aQuestion, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

let isBroken = false
const markdown = createMarkdownRenderer({
  startWorker() {
    if (isBroken) throw new Error('no more threads')
    return new Worker(new URL('../../platform/markdown/worker.ts', import.meta.url))
  },
})
const test = testApp({ markdown })
const { aForm } = quizzesOf(test)

beforeEach(() => {
  isBroken = false
})
afterAll(() => markdown.close())

describe('while no thread can be had that renders texts', () => {
  it('GENL005: nothing is saved, rather than plain for good', async () => {
    const ada = await test.signedUp()
    const known = await written(ada)
    await breakDown()

    const body = aQuestion({ title: 'Is *this* saved?' })
    expect(await ada.call(createQuestion, { body })).toFailWith('serviceUnavailable')
    const params = { questionId: known.id }
    const change = { params, body: { revision: known.revision, question: body } }
    expect(await ada.call(updateQuestion, change)).toFailWith('serviceUnavailable')
    const quiz = aForm({ instructions: 'Read *well*.' })
    expect(await ada.call(createQuiz, { body: quiz })).toFailWith('serviceUnavailable')

    expect((await ada.call(getQuestion, { params })).body).toMatchObject({ revision: 1, title: known.title })
    expect((await ada.call(listQuestions, { querystring: {} })).body.items).toHaveLength(1)
    expect((await ada.call(listQuizzes, { querystring: {} })).body.items).toEqual([])
  })

  it('a preview shows what was written', async () => {
    const ada = await test.signedUp()
    await breakDown()

    const { status, body } = await ada.call(previewQuestion, { body: { texts: ['*a* <b>'] } })

    expect({ status, body }).toEqual({ status: 200, body: { html: ['<p>*a* &lt;b&gt;</p>'] } })
  })

  it('and saves go on once there is one again', async () => {
    const ada = await test.signedUp()
    await breakDown()
    const body = aQuestion({ title: 'Is *this* saved?' })
    await ada.call(createQuestion, { body })

    isBroken = false

    expect((await ada.call(createQuestion, { body })).body.titleHtml).toBe('<p>Is <em>this</em> saved?</p>')
  })
})

async function breakDown(): Promise<void> {
  await markdown.close()
  isBroken = true
}
