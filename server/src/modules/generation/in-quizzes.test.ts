import {
  dropDelivery,
  getGeneration,
  regenerateDelivery,
  startGeneration,
} from '@probant/contract/generation'
import { getQuestion } from '@probant/contract/questions/bank'
import { getUsage } from '@probant/contract/usage'
import { afterAll, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { type ModelVoice, startModelServer } from '#test/fakes/model-server.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const model = await startModelServer()
const test = testApp({ env: model.env })
const { aDraft } = quizzesOf(test)
afterAll(() => model.close())

it('MANQ004: a delivered question that is in a quiz is neither dropped nor replaced', async () => {
  const { person, params } = await aDelivery()
  await aDraft(person, asking(params.questionId))
  model.answerWith(() => expect.unreachable('nobody is asked for another'))

  expect(await person.call(dropDelivery, { params })).toFailWith('questionInQuiz')
  expect(await person.call(regenerateDelivery, { params })).toFailWith('questionInQuiz')

  expect(await questionsUsed(person)).toBe(1)
  expect((await person.call(getQuestion, { params })).body).toMatchObject({ quizCount: 1 })
})

it('nor one that comes into a quiz while another is made; what that took is given back', async () => {
  const { person, params } = await aDelivery()
  const asked = Promise.withResolvers<ModelVoice>()
  model.answerWith(asked.resolve)

  const answer = person.call(regenerateDelivery, { params })
  const voice = await asked.promise
  await aDraft(person, asking(params.questionId))
  say('The island of Iceland has many volcanoes.', voice)

  expect(await answer).toFailWith('questionInQuiz')
  expect(await questionsUsed(person)).toBe(1)
  const { body } = await person.call(getGeneration, { params })
  expect(body.deliveries.map(({ question }) => question.id)).toEqual([params.questionId])
})

async function aDelivery() {
  const person = await test.signedUp()
  model.answerWith((voice) => say('Lava is molten rock from a volcano.', voice))
  const { body: started } = await person.call(startGeneration, { body: REQUEST })
  const questionId = await expectEventually(async () => {
    const { body } = await person.call(getGeneration, { params: { generationId: started.id } })
    return body.status === 'running' ? undefined : body.deliveries[0]?.question.id
  })
  return { person, params: { generationId: started.id, questionId } }
}

const REQUEST = {
  subject: 'Volcanoes',
  language: 'en' as const,
  counts: { easy: 1, medium: 0, tough: 0 },
  types: ['true_false' as const],
}

function say(title: string, { say, end }: ModelVoice): void {
  const element = { type: 'true_false', difficulty: 'easy', title, isTrue: true, explanation: 'It is so.' }
  say(JSON.stringify({ elements: [element] }))
  end()
}

function asking(questionId: string) {
  return { sections: [{ questions: [{ questionId, points: 1 }] }] }
}

async function questionsUsed(person: Awaited<ReturnType<typeof test.signedUp>>) {
  const { body } = await person.call(getUsage)
  return body.meters.find(({ kind }) => kind === 'questions')?.used
}
