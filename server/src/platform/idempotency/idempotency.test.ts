import { revokeApiKey } from '@probant/contract/api-keys/keys'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { createGroup, deleteGroup, listGroups } from '@probant/contract/groups'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { createQuestion } from '@probant/contract/questions/bank'
import { deactivateQuiz } from '@probant/contract/quizzes/life'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { programsOf } from '#test/api-keys.ts'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { aGroupForm } from '#test/groups.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aQuestion } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { aProgram } = programsOf(test)

describe('a call with an Idempotency-Key', () => {
  it('is done once however often it is sent, and answered as it was', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const body = aGroupForm()
    const first = await program.call(createGroup, { body }, named('one'))
    await program.call(deleteGroup, { params: { groupId: first.body.id } })
    const again = await program.call(createGroup, { body }, named('one'))

    expect(first.status).toBe(201)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(await groupsOf(program)).toEqual([])
  })

  it('makes one thing of many at once', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const body = aGroupForm()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => program.call(createGroup, { body }, named('one'))),
    )

    expect(await groupsOf(program)).toHaveLength(1)
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    for (const other of answers.filter(({ status }) => status !== 201))
      expect(other).toFailWith('idempotencyKeyInUse')
    expect(await program.call(createGroup, { body }, named('one'))).toMatchObject({ body: made[0]?.body })
  })

  it('writes no mail twice', async () => {
    const creator = await aVerifiedPerson()
    const quiz = await anActiveQuiz(creator)
    const program = await aProgram(creator)
    const call = {
      params: { quizId: quiz.id },
      body: { people: [{ email: 'ada@example.org', name: 'Ada' }] },
    }
    const first = await program.call(inviteParticipants, call, named('one'))
    const again = await program.call(inviteParticipants, call, named('one'))
    expect(first.body).toMatchObject({ invited: ['ada@example.org'] })
    expect(again.body).toEqual(first.body)
  })

  it('is refused under a name that belongs to a call with other contents', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const body = aGroupForm()
    await program.call(createGroup, { body }, named('one'))

    const other = await program.call(createGroup, { body: aGroupForm() }, named('one'))
    expect(other).toFailWith('idempotencyKeyReused')
    const elsewhere = await program.call(createQuestion, { body: aQuestion() }, named('one'))
    expect(elsewhere).toFailWith('idempotencyKeyReused')
    const order = { members: body.members, name: body.name }
    expect(await program.call(createGroup, { body: order }, named('one'))).toMatchObject({ status: 201 })
    expect(await groupsOf(program)).toHaveLength(1)
  })

  it('keeps its refusal too, and says it in the language that asks', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const body = aGroupForm()
    const { body: made } = await program.call(createGroup, { body })
    const refused = await program.call(createGroup, { body }, named('one'))
    await program.call(deleteGroup, { params: { groupId: made.id } })
    const french = { headers: { ...named('one').headers, 'accept-language': 'fr' } }
    const again = await program.call(createGroup, { body }, french)

    expect(refused).toFailWith('groupNameConflict')
    expect(again).toFailWith('groupNameConflict')
    expect(again.body.error.message).not.toBe(refused.body.error.message)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(await program.call(createGroup, { body })).toMatchObject({ status: 201 })
  })

  it('may be tried again after a failure, which is no answer', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const body = aGroupForm()
    const undo = await test.refuse('insert', 'groups')
    expect((await program.call(createGroup, { body }, named('one'))).status).toBe(500)
    await undo()
    expect(await program.call(createGroup, { body }, named('one'))).toMatchObject({ status: 201 })
  })

  it('may be corrected: what the contract refuses was never begun', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const wrong = await program.call(createGroup, { body: aGroupForm({ name: '' }) }, named('one'))
    expect(wrong).toFailWith('validationError')
    const right = await program.call(createGroup, { body: aGroupForm() }, named('one'))
    expect(right).toMatchObject({ status: 201 })
  })

  it('is answered although its answer could not be kept, and is not done again', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const body = aGroupForm()
    const undo = await test.refuse('update', 'idempotency_keys')
    expect(await program.call(createGroup, { body }, named('one'))).toMatchObject({ status: 201 })
    await undo()
    expect(await program.call(createGroup, { body }, named('one'))).toFailWith('idempotencyKeyInUse')
    test.clock.advance({ minutes: 11 })
    expect(await program.call(createGroup, { body }, named('one'))).toFailWith('idempotencyOutcomeUnknown')
    expect(await groupsOf(program)).toHaveLength(1)
  })

  it('is forgotten after a day, by the sweep or by the next with its name', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const body = aGroupForm()
    await program.call(createGroup, { body }, named('one'))
    await program.call(createGroup, { body }, named('two'))
    test.clock.advance({ hours: 23 })
    await test.services.platform.idempotency.forgetOld()
    expect(await program.call(createGroup, { body }, named('one'))).toMatchObject({ status: 201 })

    test.clock.advance({ hours: 1 })
    expect(await program.call(createGroup, { body }, named('one'))).toFailWith('groupNameConflict')
    await test.services.platform.idempotency.forgetOld()
    const { rows } = await test.database.pool.query('select started_at from idempotency_keys')
    expect(rows).toEqual([{ started_at: test.clock.now() }])
  })

  it('needs a name of 1 to 255 characters', async () => {
    const program = await aProgram(await aVerifiedPerson())
    for (const name of ['', 'x'.repeat(256)]) {
      const refused = await program.call(createGroup, { body: aGroupForm() }, named(name))
      expect(refused).toFailWith('validationError')
      expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['idempotency-key'])
    }
  })

  it('leaves alone what does the same however often it is called', async () => {
    const creator = await aVerifiedPerson()
    const quiz = await anActiveQuiz(creator)
    const program = await aProgram(creator)
    const call = { params: { quizId: quiz.id } }
    expect((await program.call(deactivateQuiz, call, named('one'))).status).toBe(200)
    expect(await program.call(deactivateQuiz, call, named('one'))).toFailWith('quizNotActive')
  })
})

describe('the contract', () => {
  it('takes names wherever a program makes something, or does what must not be done twice', () => {
    const taking = Object.entries(ENDPOINTS).filter(([, { takesIdempotencyKey }]) => takesIdempotencyKey)
    for (const [name, { method, program, schema }] of taking) {
      expect([method, program], name).toEqual(['POST', 'write'])
      // An answer is kept as text.
      expect(Object.keys(schema.response), name).not.toContain('204')
    }
    const others = Object.entries(ENDPOINTS)
      .filter(([, endpoint]) => endpoint.program === 'write' && endpoint.method === 'POST')
      .filter(([, { takesIdempotencyKey }]) => !takesIdempotencyKey)
    expect(others.map(([name]) => name).sort()).toEqual(Object.keys(REPEATABLE).sort())
  })
})

describe('a name', () => {
  it('is each key’s and each person’s own', async () => {
    const maker = await aVerifiedPerson()
    const { owner, id } = await anOrganization()
    const callers = [
      await aProgram(maker),
      await aProgram(maker),
      await aProgram(owner, { workspace: id }),
      owner,
      maker,
      await aVerifiedPerson(),
    ]
    for (const caller of callers) {
      const { status, headers } = await caller.call(createQuestion, { body: aQuestion() }, named('one'))
      expect([status, headers['idempotent-replayed']]).toEqual([201, undefined])
    }
  })

  it('serves nobody whose key was revoked', async () => {
    const maker = await aVerifiedPerson()
    const program = await aProgram(maker)
    const body = aGroupForm()
    await program.call(createGroup, { body }, named('one'))
    await maker.call(revokeApiKey, { params: { apiKeyId: program.keyId } })
    expect(await program.call(createGroup, { body }, named('one'))).toFailWith('invalidToken')
  })

  it('stands in the database as a hash, and its answer sealed', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const form = aQuestion({ title: 'Who wrote the Iliad?' })
    await program.call(createQuestion, { body: form }, named('homer-1'))
    const { rows } = await test.database.pool.query('select * from idempotency_keys')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/homer|Iliad/)
  })

  it('goes with the account', async () => {
    const maker = await aVerifiedPerson()
    await maker.call(createGroup, { body: aGroupForm() }, named('one'))
    const confirmed = { currentPassword: PASSWORD, email: maker.user.email }
    expect((await maker.call(deleteAccount, { body: confirmed as never })).status).toBeLessThan(300)
    const { rows } = await test.database.pool.query('select * from idempotency_keys')
    expect(rows).toEqual([])
  })
})

function named(name: string) {
  return { headers: { 'idempotency-key': name } }
}

const FILE = 'a file is read as it comes; what nobody uses of it goes by itself'
const STATE = 'sets a state: the second call finds it there, or is refused'

/** What a program may send again without a name, and why. */
const REPEATABLE: Record<string, string> = {
  startImport: FILE,
  uploadPicture: FILE,
  cancelGeneration: STATE,
  keepAllDeliveries: STATE,
  keepDelivery: STATE,
  takeBackDelivery: STATE,
  releaseResults: STATE,
  undoRegrade: STATE,
  withdrawParticipants: STATE,
  letInAgain: STATE,
  sendOut: STATE,
  makeSlips: 'the same codes each time',
  setOwnWindow: STATE,
  pauseQuiz: STATE,
  resumeQuiz: STATE,
  endQuizLater: STATE,
  deactivateQuiz: STATE,
  endQuiz: STATE,
  publishQuiz: STATE,
  correctInstructions: STATE,
  correctWording: STATE,
  giveBackCertificate: STATE,
  withdrawCertificate: STATE,
}

async function groupsOf(browser: Browser) {
  return (await browser.call(listGroups)).body.items
}
