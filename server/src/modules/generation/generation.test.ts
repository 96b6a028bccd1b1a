import {
  cancelGeneration,
  dropDelivery,
  type Generation,
  type GenerationForm,
  getGeneration,
  getGenerator,
  keepAllDeliveries,
  keepDelivery,
  listGenerations,
  regenerateDelivery,
  startGeneration,
  suggestSubjects,
  takeBackDelivery,
} from '@probant/contract/generation'
import { createOrganization } from '@probant/contract/organizations'
import { getQuestion, listQuestions } from '@probant/contract/questions/bank'
import { getUsage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization } = organizationsOf(test)
type Person = Awaited<ReturnType<typeof test.signedUp>>

const request = (changes: Partial<GenerationForm> = {}): GenerationForm => ({
  subject: 'Biology',
  language: 'en',
  counts: { easy: 3, medium: 2, tough: 1 },
  types: ['multiple_choice'],
  ...changes,
})

describe('asking for questions on a subject', () => {
  it('brings them into the bank, in the asked numbers, each with its source', async () => {
    const person = await test.signedUp()

    const { id } = await generated(person, request())

    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    expect(body).toMatchObject({ status: 'finished', asked: 6, delivered: 6, generator: 'builtin' })
    const levels = body.deliveries.map(({ question }) => question.difficulty)
    expect(levels).toEqual(['easy', 'easy', 'easy', 'medium', 'medium', 'tough'])
    const [first] = body.deliveries
    expect(first?.question).toMatchObject({
      origin: 'generated',
      source: 'builtin:facts',
      subject: 'Biology',
    })
    const { body: bank } = await person.call(listQuestions, { querystring: { origin: 'generated' } })
    expect(bank.total).toBe(6)
  })

  it('takes a subject by its other names, in either language, and with a slip of the finger', async () => {
    const person = await test.signedUp()
    for (const subject of ['biologie', 'BIOLOGY', 'Biologgy']) {
      expect((await person.call(startGeneration, { body: request({ subject }) })).status).toBe(201)
    }
  })

  it('says what it knows where it does not know the subject, and reserves nothing', async () => {
    const person = await test.signedUp()

    const within = await person.call(startGeneration, { body: request({ subject: 'Chemistry of perfumes' }) })
    expect(within).toFailWith('subjectNotFound')
    expect(within.body.error.message).toContain('Chemistry')
    const foreign = await person.call(startGeneration, { body: request({ subject: 'Zorblaxian' }) })
    expect(foreign).toFailWith('subjectUnheardOf')
    expect(await questionsUsed(person)).toBe(0)
  })

  it('asks nothing twice that the creator has already', async () => {
    const person = await test.signedUp()
    await generated(person, request({ counts: { easy: 8, medium: 8, tough: 8 } }))
    await generated(person, request({ counts: { easy: 8, medium: 8, tough: 8 } }))

    const { body } = await person.call(listQuestions, { querystring: { pageSize: 100 } })
    const titles = body.items.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('makes each asked type', async () => {
    const person = await test.signedUp()
    const types = ['multiple_choice', 'true_false', 'fill_in', 'open'] as const
    const { id } = await generated(
      person,
      request({ types: [...types], counts: { easy: 4, medium: 4, tough: 4 } }),
    )

    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    expect(new Set(body.deliveries.map(({ question }) => question.type))).toEqual(new Set(types))
  })

  it('asks for numbers where its exercises have some', async () => {
    const person = await test.signedUp()
    const { id } = await generated(
      person,
      request({
        subject: 'Pythagoras’ theorem',
        types: ['numeric'],
        counts: { easy: 2, medium: 1, tough: 0 },
      }),
    )
    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    expect(body.deliveries.map(({ question }) => question.content)).toMatchObject(
      body.deliveries.map(() => ({ type: 'numeric', units: [{ name: 'cm' }], unitUse: 'shown' })),
    )
    expect(body.deliveries).toHaveLength(3)
  })

  it('asks for pairs and for several right answers of what it knows', async () => {
    const person = await test.signedUp()
    const types = ['matching', 'choices'] as const
    const { id } = await generated(
      person,
      request({ subject: 'The periodic table', types: [...types], counts: { easy: 2, medium: 2, tough: 2 } }),
    )
    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    expect(body.delivered).toBe(6)
    expect(body.deliveries.map(({ question }) => question.type).toSorted()).toEqual(
      types.flatMap((type) => [type, type, type]).toSorted(),
    )
  })

  it('asks for a text with gaps of what it is given', async () => {
    const person = await test.signedUp()
    const text = `Thomas Farriner owned a bakery in Pudding Lane. The Great Fire of London began there in 1666.
Christopher Wren designed the new St Paul’s Cathedral. The cathedral was completed in 1710.
A firebreak is a gap in the buildings that a fire cannot cross. Nicholas Barbon opened the first fire insurance office in 1680.`
    const { id } = await generated(
      person,
      request({ text, types: ['gaps'], counts: { easy: 1, medium: 0, tough: 1 } }),
    )
    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    expect(body.deliveries.length).toBeGreaterThan(0)
    for (const { question } of body.deliveries) {
      expect(question.content).toMatchObject({ type: 'gaps', gapText: expect.stringContaining('[[2]]') })
      expect(question.source).toBe('builtin:document')
    }
  })

  it('says so where a subject has nothing for the asked type', async () => {
    const person = await test.signedUp()
    const changes = { subject: 'Fractions', types: ['matching' as const] }
    const { id } = await generated(person, request(changes))
    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    expect(body).toMatchObject({ status: 'failed', delivered: 0 })
  })

  it('suggests what it knows while one types, and says what it is', async () => {
    const person = await test.signedUp()
    const { body } = await person.call(suggestSubjects, { querystring: { search: 'bio', language: 'fr' } })
    expect(body[0]).toBe('Biologie')
    expect((await person.call(getGenerator)).body).toMatchObject({ isModel: false, name: 'builtin' })
  })

  it.each([
    ['no question at all', { counts: { easy: 0, medium: 0, tough: 0 } }],
    ['more than 50', { counts: { easy: 30, medium: 20, tough: 1 } }],
    ['no type', { types: [] }],
    ['a subject of one letter', { subject: 'x' }],
  ])('refuses %s', async (_, changes) => {
    const person = await test.signedUp()
    expect(await person.call(startGeneration, { body: request(changes) })).toFailWith('validationError')
  })
})

describe('what is sent', () => {
  it('is a text of one’s own or none: an empty one is refused, not passed over', async () => {
    const person = await test.signedUp()
    for (const text of ['', '  \n ']) {
      const answer = await person.call(startGeneration, { body: request({ text }) })
      expect(answer).toFailWith('validationError')
      expect(answer.body.error.fields).toHaveProperty('text')
    }
    expect(await questionsUsed(person)).toBe(0)
  })

  it('may be asked for in English and French only', async () => {
    const person = await test.signedUp()
    const body = request({ language: 'de' as never })
    expect(await person.call(startGeneration, { body })).toFailWith('languageNotSupported')
  })

  it('may hold half a character, which is made whole', async () => {
    const person = await test.signedUp()
    const { status } = await person.call(startGeneration, { body: request({ text: 'Half a smile: \ud83d' }) })
    expect(status).toBe(201)
  })

  it('says why it gave up in the language of the page, whatever that of the account is', async () => {
    const person = await test.signedUp()
    const { id } = await generated(person, request({ text: 'Nothing much.' }))
    const inFrench = { headers: { 'accept-language': 'fr' } }
    const { body } = await person.call(getGeneration, { params: { generationId: id } }, inFrench)
    expect(body).toMatchObject({
      status: 'failed',
      failure: { message: expect.stringContaining('Il ne reste aucune question') },
    })
  })

  it('waits for its turn: three at once, no more', async () => {
    const person = await test.signedUp()
    await test.database.pool.query(
      `insert into generations (workspace_id, user_id, request, generator, status, asked, delivered, rejected, started_at, alive_at, watched_at)
       select workspaces.id, $1, '{"text":""}', 'builtin', 'running', 1, 0, '{}', now(), now(), now()
       from workspaces, generate_series(1, 3) where workspaces.user_id = $1`,
      [person.user.id],
    )
    expect(await person.call(startGeneration, { body: request() })).toFailWith('tooManyAttempts')
    expect(await questionsUsed(person)).toBe(0)
  })

  it('is counted per person, in whatever workspaces: of four at once three begin', async () => {
    const { owner: person, id } = await anOrganization()
    const { body: other } = await person.call(createOrganization, { body: { name: 'Lycée Noether' } })
    const rooms = [undefined, undefined, id, other.id]
    const answers = await Promise.all(
      rooms.map((capacity) =>
        person.call(
          startGeneration,
          { body: request({ text: LONG_TEXT }) },
          capacity ? inWorkspace(capacity) : {},
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429])
    for (const { body, status } of answers)
      if (status === 201) await person.call(cancelGeneration, { params: { generationId: body.id } })
  })

  it('waits behind the same person’s first one, and says so', async () => {
    const person = await test.signedUp()
    const first = await person.call(startGeneration, { body: request({ text: LONG_TEXT }) })
    const second = await person.call(startGeneration, {
      body: request({ text: 'Ice is a solid. Steam is a gas.' }),
    })
    const state = async (generationId: string) =>
      (await person.call(getGeneration, { params: { generationId } })).body

    await expectEventually(async () => ((await state(second.body.id)).ahead === 0 ? true : undefined))
    expect((await state(first.body.id)).ahead).toBeNull()
    await person.call(cancelGeneration, { params: { generationId: first.body.id } })
    const ended = await expectEventually(async () => {
      const found = await state(second.body.id)
      return found.status === 'running' ? undefined : found
    })
    expect(ended.ahead).toBeNull()
  })

  it('is not kept for ever: a text is forgotten a week after its questions were made', async () => {
    const person = await test.signedUp()
    const { id } = await generated(person, request({ text: 'Water is a liquid. Ice is a solid.' }))
    const kept = async () => {
      const { rows } = await test.database.pool.query('select request from generations where id = $1', [id])
      return rows[0].request.text
    }
    await test.services.generation.forgetTexts()
    expect(await kept()).not.toBe('')
    test.clock.advance({ days: 8 })
    await test.services.generation.forgetTexts()
    expect(await kept()).toBe('')
  })
})

describe('the quota of generated questions', () => {
  it('is reserved first: more than the plan leaves is refused with its numbers', async () => {
    const person = await test.signedUp()
    await generated(person, request({ counts: { easy: 10, medium: 10, tough: 10 } }))

    const answer = await person.call(startGeneration, {
      body: request({ counts: { easy: 10, medium: 6, tough: 5 } }),
    })

    expect(answer).toFailWith('questionLimitExceeded')
    expect(answer.body.error.params).toEqual({ count: 21, limit: 50, capacity: 20 })
  })

  it('gets back what was not delivered, and says what is missing', async () => {
    const person = await test.signedUp()
    // Biology has fewer tough facts than this.
    const { delivered, asked } = await generated(
      person,
      request({ counts: { easy: 0, medium: 0, tough: 50 } }),
    )

    expect(delivered).toBeLessThan(asked)
    expect(await questionsUsed(person)).toBe(delivered)
  })

  it('says that nothing else of its kind is left, where a question can’t be made again; that is nobody’s failure', async () => {
    const person = await test.signedUp()
    const counts = { easy: 0, medium: 0, tough: 40 }
    const all = await generated(person, request({ counts, types: ['fill_in'] }))
    expect(all.delivered).toBeLessThan(all.asked)
    const params = await firstDelivery(person, all.id)

    const again = await person.call(regenerateDelivery, { params })

    expect(again).toFailWith('nothingLeftToAsk')
    expect([again.status, again.body.error.code]).toEqual([409, 'SUBJ005'])
    expect(again.body.error.message).toContain('There are no more questions')
    expect((await person.call(getQuestion, { params })).status).toBe(200)
    expect(await questionsUsed(person)).toBe(all.delivered)
  })

  it('makes no question again about what another of the batch, or the one it replaces, is about', async () => {
    const person = await test.signedUp()
    const { id } = await generated(
      person,
      request({
        subject: 'Forklift safety',
        counts: { easy: 20, medium: 0, tough: 0 },
        types: ['true_false', 'multiple_choice'],
      }),
    )
    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    // All that is easy about it: whatever came now would be one of these facts in other words.
    const { length } = body.deliveries
    expect(length).toBeLessThan(20)

    for (const { question } of body.deliveries.slice(0, 5)) {
      const params = { generationId: id, questionId: question.id }
      expect(await person.call(regenerateDelivery, { params })).toFailWith('nothingLeftToAsk')
    }
    expect(await questionsUsed(person)).toBe(length)
  })

  it('brings nothing back that was dropped or replaced, while there is another, nor afterwards', async () => {
    const person = await test.signedUp()
    const counts = { easy: 0, medium: 0, tough: 2 }
    const types: GenerationForm['types'] = ['fill_in']
    const { id } = await generated(person, request({ subject: 'Football World Cup', counts, types }))
    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    const [first, second] = body.deliveries.map(({ question }) => question)
    await person.call(dropDelivery, { params: { generationId: id, questionId: second?.id ?? '' } })

    const seen = [first, second].map((question) => question?.explanation)
    let questionId = first?.id ?? ''
    for (;;) {
      const answer = await person.call(regenerateDelivery, { params: { generationId: id, questionId } })
      if (answer.status === 409) break
      questionId = answer.body.question.id
      seen.push(answer.body.question.explanation)
    }
    expect(seen.length).toBeGreaterThan(4)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('counts one more for a question made again, and gives nothing back for one that is dropped', async () => {
    const person = await test.signedUp()
    const { id } = await generated(person, request())
    const params = await firstDelivery(person, id)

    const { body: again } = await person.call(regenerateDelivery, { params })
    expect(again.question.id).not.toBe(params.questionId)
    expect(again.question).toMatchObject({ difficulty: 'easy', type: 'multiple_choice' })
    expect(await person.call(getQuestion, { params })).toFailWith('questionNotFound')
    expect(await questionsUsed(person)).toBe(7)

    const dropped = { generationId: id, questionId: again.question.id }
    expect((await person.call(dropDelivery, { params: dropped })).status).toBe(204)
    expect(await questionsUsed(person)).toBe(7)
  })
})

describe('looking them through', () => {
  it('finds them again until each was kept or dropped', async () => {
    const person = await test.signedUp()
    const { id } = await generated(person, request())
    expect((await person.call(listGenerations)).body.map((one) => one.id)).toEqual([id])

    const params = await firstDelivery(person, id)
    expect((await person.call(keepDelivery, { params })).body.isKept).toBe(true)
    const [open] = (await person.call(listGenerations)).body
    const { deliveries } = (await person.call(getGeneration, { params: { generationId: id } })).body
    expect(open?.waiting).toEqual(deliveries.slice(1).map(({ question }) => question.id))

    await person.call(keepAllDeliveries, { params: { generationId: id } })
    expect((await person.call(listGenerations)).body).toEqual([])
  })

  it('takes a dropped one back, as it was and in its place, and counts nothing for it', async () => {
    const person = await test.signedUp()
    const { id } = await generated(person, request())
    const { body: before } = await person.call(getGeneration, { params: { generationId: id } })
    const dropped = before.deliveries[1]
    const params = { generationId: id, questionId: dropped?.question.id ?? '' }
    await person.call(dropDelivery, { params })

    const { body: without } = await person.call(getGeneration, { params })
    expect(without.deliveries).toHaveLength(5)
    const { number, question } = dropped ?? {}
    expect(without.dropped).toEqual([{ number, questionId: params.questionId, title: question?.title }])
    expect(await person.call(getQuestion, { params })).toFailWith('questionNotFound')

    expect((await person.call(takeBackDelivery, { params })).body).toMatchObject({ number, isKept: false })
    expect((await person.call(getGeneration, { params })).body).toEqual(before)
    expect(await questionsUsed(person)).toBe(6)
    expect(await person.call(takeBackDelivery, { params })).toFailWith('questionNotFound')
  })

  it('takes nothing back that another one stands in the place of, nor after a week', async () => {
    const person = await test.signedUp()
    const { id } = await generated(person, request())
    const replaced = await firstDelivery(person, id)
    await person.call(regenerateDelivery, { params: replaced })
    expect(await person.call(takeBackDelivery, { params: replaced })).toFailWith('questionNotFound')

    const dropped = await firstDelivery(person, id)
    await person.call(dropDelivery, { params: dropped })
    test.clock.advance({ days: 8 })
    await test.services.generation.forgetTexts()
    const { rows } = await test.database.pool.query('select discarded from generations')
    expect(rows).toEqual([{ discarded: [] }])
  })

  it('is nobody else’s business', async () => {
    const person = await test.signedUp()
    const stranger = await test.signedUp()
    const { id } = await generated(person, request())
    const params = { ...(await firstDelivery(person, id)), generationId: id }

    for (const endpoint of [getGeneration, cancelGeneration, keepAllDeliveries]) {
      expect(await stranger.call(endpoint, { params: { generationId: id } })).toFailWith('notFound')
    }
    for (const endpoint of [keepDelivery, dropDelivery, takeBackDelivery, regenerateDelivery]) {
      expect(await stranger.call(endpoint, { params })).toFailWith('notFound')
    }
  })
})

describe('after a crash', () => {
  it('what nobody runs any more ends, and the rest of its quota is given back', async () => {
    const person = await test.signedUp()
    const { id } = await generated(person, request())
    await test.database.pool.query(`update generations set status = 'running', asked = 10`)
    test.clock.advance({ minutes: 2 })

    await test.services.generation.endAbandoned()

    const { body } = await person.call(getGeneration, { params: { generationId: id } })
    expect(body).toMatchObject({ status: 'failed', delivered: 6 })
    // Six were delivered, four given back of those six that had been taken.
    expect(await questionsUsed(person)).toBe(2)
  })
})

/** Takes a while to read. */
const LONG_TEXT = Array.from(
  { length: 2000 },
  (_, at) => `Volcano number ${at} erupted in ${1000 + (at % 900)} because its magma was under pressure.`,
).join(' ')

async function generated(person: Person, body: GenerationForm): Promise<Generation> {
  const { body: started } = await person.call(startGeneration, { body })
  return expectEventually(async () => {
    const { body: generation } = await person.call(getGeneration, { params: { generationId: started.id } })
    return generation.status === 'running' ? undefined : generation
  })
}

async function firstDelivery(person: Person, generationId: string) {
  const { body } = await person.call(getGeneration, { params: { generationId } })
  return { generationId, questionId: body.deliveries[0]?.question.id ?? '' }
}

async function questionsUsed(person: Person): Promise<number | undefined> {
  const { body } = await person.call(getUsage)
  return body.meters.find(({ kind }) => kind === 'questions')?.used
}
