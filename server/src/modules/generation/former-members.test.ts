import type { Endpoint } from '@probant/contract/endpoint'
import {
  cancelGeneration,
  dropDelivery,
  getGeneration,
  keepAllDeliveries,
  keepDelivery,
  listGenerations,
  regenerateDelivery,
  startGeneration,
  watchGeneration,
} from '@probant/contract/generation'
import { removeMember, setMemberStatus } from '@probant/contract/members'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { type ModelVoice, startModelServer } from '#test/fakes/model-server.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const model = await startModelServer()
const test = testApp({ env: model.env })
const { anOrganization, aMember } = organizationsOf(test)
afterAll(() => model.close())

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

const REQUEST = {
  subject: 'Volcanoes',
  language: 'en' as const,
  counts: { easy: 2, medium: 0, tough: 0 },
  types: ['true_false' as const],
}
const LAVA = element('Lava is molten rock from a volcano.')
const ICELAND = element('The island of Iceland has many volcanoes.')

describe.each([
  ['deactivated', deactivate],
  ['removed', remove],
])('a member who was %s a moment ago', (_, shutOut) => {
  it('reaches nothing of a generation in the organization', async () => {
    const world = await aGeneration(({ say, end }) => {
      say(`{"elements":[${LAVA},${ICELAND}]}`)
      end()
    })
    const { member, generationId, headers } = world
    const questionId = await expectEventually(async () => {
      const { body } = await member.call(getGeneration, { params: { generationId } })
      return body.status === 'finished' ? body.deliveries[0]?.question.id : undefined
    })
    await shutOut(world)

    const params = { generationId, questionId }
    const ofOne: Endpoint[] = [
      getGeneration,
      watchGeneration,
      cancelGeneration,
      keepAllDeliveries,
      keepDelivery,
      regenerateDelivery,
      dropDelivery,
    ]
    for (const endpoint of ofOne) {
      expect(await member.call(endpoint, { params } as never), endpoint.url).toFailWith('notFound')
    }
    expect(await member.call(listGenerations, {}, { headers })).toFailWith('organizationNotFound')
    expect(await countOf('questions')).toBe(2)
  })

  it('has what was running for them stopped, and its stream closed', async () => {
    const world = await aGeneration(({ say }) => say(`{"elements":[${LAVA},`))
    const { member, generationId } = world
    const stream = await fetch(`${url}/api/generations/${generationId}/events`, {
      headers: { authorization: `Bearer ${member.accessToken}` },
    })
    await expectEventually(async () => ((await countOf('deliveries')) === 1 ? true : undefined))
    await shutOut(world)

    // It ends of itself; what it said last is no news of the generation.
    expect(await stream.text()).not.toContain('"status":"cancelled"')
    await model.calls.at(-1)?.left
    const row = await expectEventually(async () => {
      const { rows } = await test.database.pool.query('select * from generations where id = $1', [
        generationId,
      ])
      return rows[0].status === 'running' ? undefined : rows[0]
    })
    expect(row).toMatchObject({ status: 'cancelled', delivered: 1 })
  })

  it('gets nothing more that comes at that very moment', async () => {
    const second = Promise.withResolvers<void>()
    const world = await aGeneration(async ({ say, end }) => {
      say(`{"elements":[${LAVA},`)
      await second.promise
      say(`${ICELAND}]}`)
      end()
    })
    await expectEventually(async () => ((await countOf('deliveries')) === 1 ? true : undefined))
    await shutOut(world)
    second.resolve()

    await expectEventually(async () => {
      const { rows } = await test.database.pool.query('select status from generations')
      return rows[0].status === 'running' ? undefined : true
    })
    expect(await countOf('deliveries')).toBe(1)
  })

  it('has no question made again that was on its way', async () => {
    const world = await aGeneration(({ say, end }) => {
      say(`{"elements":[${LAVA},${ICELAND}]}`)
      end()
    })
    const { member, generationId } = world
    const questionId = await expectEventually(async () => {
      const { body } = await member.call(getGeneration, { params: { generationId } })
      return body.status === 'finished' ? body.deliveries[0]?.question.id : undefined
    })
    const asked = Promise.withResolvers<ModelVoice>()
    model.answerWith(asked.resolve)
    const answer = member.call(regenerateDelivery, { params: { generationId, questionId } })
    const { say, end } = await asked.promise
    await shutOut(world)
    say(`{"elements":[${element('Mount Etna stands on the island of Sicily.')}]}`)
    end()

    expect(await answer).toFailWith('organizationNotFound')
    const { rows } = await test.database.pool.query('select id from questions')
    expect(rows.map(({ id }) => id)).toContain(questionId)
  })
})

type World = Awaited<ReturnType<typeof aGeneration>>

async function aGeneration(answer: (voice: ModelVoice) => void) {
  const organization = await anOrganization()
  const member = await aMember(organization)
  const headers = { 'x-workspace': organization.id }
  model.answerWith(answer)
  const { body } = await member.call(startGeneration, { body: REQUEST }, { headers })
  return { organization, member, headers, generationId: body.id }
}

async function deactivate({ organization: { owner, id }, member: { memberId } }: World) {
  const params = { organizationId: id, memberId }
  await owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
}

async function remove({ organization: { owner, id }, member: { memberId } }: World) {
  await owner.call(removeMember, { params: { organizationId: id, memberId } })
}

async function countOf(table: 'deliveries' | 'questions'): Promise<number> {
  const { rows } = await test.database.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}

function element(title: string): string {
  return JSON.stringify({
    type: 'true_false',
    difficulty: 'easy',
    title,
    isTrue: true,
    explanation: 'It is so.',
  })
}
