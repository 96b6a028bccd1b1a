import {
  type Generation,
  getGeneration,
  listGenerations,
  regenerateDelivery,
  startGeneration,
} from '@probant/contract/generation'
import { removeMember } from '@probant/contract/members'
import { listQuestions } from '@probant/contract/questions/bank'
import { getUsage } from '@probant/contract/usage'
import { afterAll, describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { type ModelVoice, startModelServer } from '#test/fakes/model-server.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const model = await startModelServer()
const test = testApp({ env: model.env })
const { anOrganization, aMember } = organizationsOf(test)
type Person = Awaited<ReturnType<typeof test.signedUp>>
afterAll(() => model.close())

const REQUEST = {
  subject: 'Volcanoes',
  language: 'en' as const,
  counts: { easy: 1, medium: 0, tough: 0 },
  types: ['true_false' as const],
}
const saying =
  (title: string) =>
  ({ say, end }: ModelVoice) => {
    const element = { type: 'true_false', difficulty: 'easy', title, isTrue: true, explanation: 'It is so.' }
    say(JSON.stringify({ elements: [element] }))
    end()
  }

describe('a question made again', () => {
  it('counts from the moment it is asked for, and once, and not as one more on the desk', async () => {
    const { person, generation, params } = await aDelivery()
    const asked = Promise.withResolvers<ModelVoice>()
    model.answerWith(asked.resolve)

    const answer = person.call(regenerateDelivery, { params })
    const voice = await asked.promise
    expect(await questionsUsed(person)).toBe(2)
    saying('The island of Iceland has many volcanoes.')(voice)

    expect((await answer).body.question.title).toBe('The island of Iceland has many volcanoes.')
    expect(await questionsUsed(person)).toBe(2)
    expect(await generationOf(person, generation.id)).toMatchObject({ asked: 1, delivered: 1 })
    expect(await countOfRows()).toBe(1)
  })

  it('counts nothing where none comes of it', async () => {
    const { person, generation, params } = await aDelivery()
    model.answerWith(({ refuse }) => refuse(500))
    expect(await person.call(regenerateDelivery, { params })).toFailWith('aiServiceFailed')
    model.answerWith(({ say, end }) => {
      say('{"elements":[]}')
      end()
    })
    expect(await person.call(regenerateDelivery, { params })).toFailWith('generationFailed')

    expect(await questionsUsed(person)).toBe(1)
    expect(await generationOf(person, generation.id)).toMatchObject({ asked: 1, delivered: 1 })
    expect(await countOfRows()).toBe(1)
  })

  it('is given back after a crash, once, and whoever comes too late with it saves nothing', async () => {
    const { person, generation, params } = await aDelivery()
    const asked = Promise.withResolvers<ModelVoice>()
    model.answerWith(asked.resolve)
    const answer = person.call(regenerateDelivery, { params })
    const voice = await asked.promise
    expect((await person.call(listGenerations)).body.map(({ id }) => id)).toEqual([generation.id])

    test.clock.advance({ minutes: 2 })
    await test.services.generation.endAbandoned()
    expect(await questionsUsed(person)).toBe(1)
    await test.services.generation.endAbandoned()
    expect(await questionsUsed(person)).toBe(1)

    saying('The island of Iceland has many volcanoes.')(voice)
    expect(await answer).toFailWith('generationFailed')
    expect(await questionsUsed(person)).toBe(1)
    expect(await generationOf(person, generation.id)).toMatchObject({ asked: 1, delivered: 1 })
  })

  it('takes nothing where that could not be written down', async () => {
    const { person, params } = await aDelivery()
    await test.refuse('insert', 'generations')

    expect(await person.call(regenerateDelivery, { params })).toFailWith('internalError')
    expect(await questionsUsed(person)).toBe(1)
  })

  it('is not saved for somebody who was removed while it was made', async () => {
    const organization = await anOrganization()
    const { owner, id: organizationId } = organization
    const member = await aMember(organization)
    const { params } = await aDelivery(member, organizationId)
    const asked = Promise.withResolvers<ModelVoice>()
    model.answerWith(asked.resolve)

    const answer = member.call(regenerateDelivery, { params })
    const voice = await asked.promise
    await owner.call(removeMember, { params: { organizationId, memberId: member.memberId } })
    saying('The island of Iceland has many volcanoes.')(voice)

    expect(await answer).toFailWith('organizationNotFound')
    const { body } = await owner.call(listQuestions, { querystring: {} }, inWorkspace(organizationId))
    expect(body.items.map(({ title }) => title)).toEqual(['Lava is molten rock from a volcano.'])
  })
})

async function aDelivery(someone?: Person, workspace?: string) {
  const person = someone ?? (await test.signedUp())
  model.answerWith(saying('Lava is molten rock from a volcano.'))
  const { body: started } = await person.call(startGeneration, { body: REQUEST }, inWorkspace(workspace))
  const generation = await expectEventually(async () => {
    const found = await generationOf(person, started.id)
    return found.status === 'running' ? undefined : found
  })
  const questionId = generation.deliveries[0]?.question.id ?? ''
  return { person, generation, params: { generationId: generation.id, questionId } }
}

async function generationOf(person: Person, generationId: Generation['id']) {
  return (await person.call(getGeneration, { params: { generationId } })).body
}

async function questionsUsed(person: Person): Promise<number | undefined> {
  const { body } = await person.call(getUsage)
  return body.meters.find(({ kind }) => kind === 'questions')?.used
}

async function countOfRows(): Promise<number> {
  const { rows } = await test.database.pool.query('select count(*)::int as count from generations')
  return rows[0].count
}
