import { PassThrough } from 'node:stream'
import { listAuditEntries } from '@probant/contract/admin/audit'
import {
  getGeneratorSettings,
  tryGeneratorSettings,
  updateGeneratorSettings,
} from '@probant/contract/admin/generator'
import { getGeneration, getGenerator, startGeneration } from '@probant/contract/generation'
import { getGrading } from '@probant/contract/grading/grading'
import { getSite } from '@probant/contract/site'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { anotherProcess } from '#test/another-process.ts'
import { expectEventually } from '#test/eventually.ts'
import { type FakeModelServer, startModelServer } from '#test/fakes/model-server.ts'
import { gradingOf } from '#test/grading.ts'
import { statementsOf } from '#test/statements.ts'
import { testApp } from '#test/test-app.ts'

const KEY = 'sk-written-once-and-never-shown'
const servers = [await startModelServer(), await startModelServer()] as const
const [server, elsewhere] = servers
afterAll(() => Promise.all(servers.map((one) => one.close())))
beforeEach(() => {
  for (const one of servers) {
    one.calls.length = 0
    one.answerWith(({ say, end }) => {
      say(JSON.stringify({ elements: [STATEMENT] }))
      end()
    })
  }
})

const logged: string[] = []
const logTo = new PassThrough().on('data', (chunk) => logged.push(String(chunk)))
const test = testApp({ logTo })
const { aGradable } = gradingOf(test)

const OWN = settingsFor(server)

describe('a model that an administrator has chosen', () => {
  it('makes the next questions, and is named wherever that is asked', async () => {
    const { admin } = await chosen()
    const person = await test.signedUp()

    expect((await person.call(getGenerator)).body).toMatchObject({
      isModel: true,
      name: 'openai-compatible/fake-1',
      checksKeys: false,
    })
    expect(await made(person)).toMatchObject({ generator: 'openai-compatible/fake-1', delivered: 1 })
    expect(server.calls).toMatchObject([{ headers: { authorization: `Bearer ${KEY}` } }])
    expect((await person.call(getSite)).body.privacy.model).toBe('other')

    await admin.call(updateGeneratorSettings, { body: { preset: 'builtin' } })
    expect((await person.call(getGenerator)).body).toMatchObject({ isModel: false, name: 'builtin' })
    expect((await person.call(getSite)).body.privacy.model).toBe('none')
  })

  it('suggests grades, too', async () => {
    const { creator, quiz } = await aGradable()
    const canSuggest = async () =>
      (await creator.call(getGrading, { params: { quizId: quiz.id } })).body.canSuggest

    expect(await canSuggest()).toBe(false)
    await chosen(creator)
    expect(await canSuggest()).toBe(true)
  })

  it('is used by other processes from their next request on', async () => {
    const admin = await test.signedUp()
    const other = await anotherProcess(test)
    onTestFinished(() => other.stop())
    const nameThere = async () => (await other.reachedBy(admin).call(getGenerator)).body.name

    expect(await nameThere()).toBe('builtin')
    await chosen(admin)
    expect(await nameThere()).toBe('openai-compatible/fake-1')
  })

  it('is told as a change of what was chosen a moment ago, also where two administrators choose first at once', async () => {
    const admin = await test.signedUp()
    const models = ['fake-1', 'fake-2']
    await Promise.all(models.map((model) => admin.call(updateGeneratorSettings, { body: { ...OWN, model } })))

    const { body } = await admin.call(listAuditEntries, { querystring: { action: 'generator.changed' } })
    const changes = body.items.map(({ details }) => details.model as { before: string; after: string })
    expect(changes.map(({ before }) => before).sort()).toEqual(['', expect.stringMatching(/^fake-/)])
    expect(new Set(changes.map(({ after }) => after))).toEqual(new Set(models))
  })

  it('costs one small query to find', async () => {
    await chosen()
    const person = await test.signedUp()
    const { statements } = await statementsOf(() => person.call(getGenerator))

    expect(statements.filter((statement) => statement.includes('generator_settings'))).toHaveLength(1)
  })

  it('has its keys checked, or not, as was chosen', async () => {
    const { admin } = await chosen()
    await admin.call(updateGeneratorSettings, { body: { ...OWN, key: '', checksKeys: true } })

    expect((await admin.call(getGenerator)).body.checksKeys).toBe(true)
    await made(admin)
    expect(server.calls.length).toBeGreaterThan(1)
  })
})

describe('its key', () => {
  it('is never returned, logged or told in the audit log, and lies sealed in the database', async () => {
    const { admin, saved } = await chosen()
    const { body } = await admin.call(getGeneratorSettings)
    const audit = await admin.call(listAuditEntries, { querystring: { action: 'generator.changed' } })
    const { rows } = await test.database.pool.query('select * from generator_settings')

    expect(body.saved).toEqual({
      preset: 'other',
      address: OWN.address,
      model: 'fake-1',
      key: 'saved',
      checksKeys: false,
    })
    expect(audit.body.items).toMatchObject([
      {
        target: 'openai-compatible/fake-1',
        details: { preset: { before: 'builtin', after: 'other' }, keySaved: true },
      },
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([saved, body, audit.body, rows, logged])).not.toContain(KEY)
  })

  it('stays where it is left blank, is replaced by another one, and removed where that is said', async () => {
    const { admin } = await chosen()
    const keyAfter = async (changes: object) => {
      await admin.call(updateGeneratorSettings, { body: { ...OWN, key: '', ...changes } })
      server.calls.length = 0
      await made(admin)
      return server.calls[0]?.headers.authorization
    }

    expect(await keyAfter({ model: 'fake-2' })).toBe(`Bearer ${KEY}`)
    expect(await keyAfter({ key: 'sk-another' })).toBe('Bearer sk-another')
    expect(await keyAfter({ removesKey: true })).toBeUndefined()
    expect((await admin.call(getGeneratorSettings)).body.saved.key).toBe('none')
  })

  it('never goes to another host, tried or saved', async () => {
    const { admin } = await chosen()
    const body = { ...settingsFor(elsewhere), key: '' }

    for (const endpoint of [tryGeneratorSettings, updateGeneratorSettings] as const) {
      const refused = await admin.call(endpoint, { body })
      expect(refused).toFailWith('modelKeyForAnotherHost')
      expect(refused.body.error.message).toContain(new URL(server.url).host)
      expect(await admin.call(endpoint, { body: { ...body, preset: 'openai' } })).toFailWith(
        'modelKeyForAnotherHost',
      )
    }
    expect(elsewhere.calls).toEqual([])
  })

  it('is forgotten with its server where another one is chosen that needs none', async () => {
    const { admin } = await chosen()
    const body = { ...settingsFor(elsewhere), preset: 'ollama', key: '' } as const

    const { body: settings } = await admin.call(updateGeneratorSettings, { body })
    await made(admin)

    expect(settings.saved.key).toBe('none')
    expect(elsewhere.calls).toHaveLength(1)
    expect(elsewhere.calls[0]?.headers.authorization).toBeUndefined()
  })

  it('goes nowhere where somebody has changed the address in the database', async () => {
    const { admin } = await chosen()
    await test.database.pool.query(
      'update generator_settings set address = $1, version = gen_random_uuid()',
      [`${elsewhere.url}/v1`],
    )
    await made(admin)

    expect(elsewhere.calls).toHaveLength(1)
    expect(JSON.stringify(elsewhere.calls[0]?.headers)).not.toContain(KEY)
    expect((await admin.call(getGeneratorSettings)).body.saved.key).toBe('unreadable')
    expect(logged.join()).toContain('can’t be opened')
  })
})

describe('AI_CHECK in the environment', () => {
  const checked = testApp({ env: { AI_CHECK: 'off' } })

  it('rules over what is saved, and nothing else of it', async () => {
    const admin = await checked.signedUp()
    expect((await admin.call(getGeneratorSettings)).body.environment.check).toBe(false)
    await admin.call(updateGeneratorSettings, { body: { ...OWN, checksKeys: true } })

    expect((await admin.call(getGeneratorSettings)).body).toMatchObject({
      active: { model: 'fake-1', checksKeys: false },
      saved: { checksKeys: true },
      environment: { generator: [], check: false },
    })
    expect((await admin.call(getGenerator)).body).toMatchObject({ isModel: true, checksKeys: false })
  })
})

function settingsFor({ url }: FakeModelServer) {
  return { preset: 'other', address: `${url}/v1`, model: 'fake-1', key: KEY, checksKeys: false } as const
}

type Browser = Awaited<ReturnType<typeof test.signedUp>>

async function chosen(by?: Pick<Browser, 'call'>) {
  const admin = by ?? (await test.signedUp())
  const { status, body: saved } = await admin.call(updateGeneratorSettings, { body: OWN })
  expect(status).toBe(200)
  return { admin, saved }
}

/** A question that somebody asks for. */
async function made(person: Pick<Browser, 'call'>) {
  const counts = { easy: 1, medium: 0, tough: 0 }
  const { body: started } = await person.call(startGeneration, {
    body: { subject: 'Volcanoes', language: 'en', counts, types: ['true_false'] },
  })
  return expectEventually(async () => {
    const { body } = await person.call(getGeneration, { params: { generationId: started.id } })
    return body.status !== 'running' && body
  })
}

const STATEMENT = {
  type: 'true_false',
  difficulty: 'easy',
  title: 'Lava is molten rock that comes out of a volcano.',
  isTrue: true,
  explanation: '',
}
