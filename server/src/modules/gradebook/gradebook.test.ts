import type { ErrorBody } from '@probant/contract/error-body'
import type { Gradebook, GradebookForm } from '@probant/contract/gradebook/gradebook'
import { deleteGroup } from '@probant/contract/groups'
import { handOverQuiz } from '@probant/contract/quizzes/handing-over'
import { OUT_OF_TWENTY } from '@probant/contract/scale/scale'
import { deleteAccount } from '@probant/contract/users'
import { setScale } from '@probant/contract/workspaces'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { participants } from '#server/database/schema/participants.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { ADAM, classesOf, end, ZOE } from '#test/a-class.ts'
import { afterInviting } from '#test/after-inviting.ts'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { gradebookOf } from '#test/gradebook.ts'
import { answerOf, regradingOf } from '#test/grading.ts'
import { aGroup, people, save } from '#test/groups.ts'
import { invite, theParticipant } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aClass } = classesOf(test)
const { anOrganization, aMember, aVerifiedPerson, deactivate } = organizationsOf(test)
const { anExam } = reviewingOf(test)
const { later } = quizzesOf(test)

describe('a grade book', () => {
  it('has the people of a group against the quizzes that they are invited to, the oldest first', async () => {
    const { creator, group, aQuiz } = await aClass()
    const first = await aQuiz({ [ZOE.email]: 3, [ADAM.email]: 2 }, { title: 'Rivers' })
    const second = await aQuiz({ [ZOE.email]: 1 }, { title: 'Mountains', endsAt: test.clock.in({ days: 9 }) })
    await aQuiz({ 'somebody@example.org': 3 }, { title: 'Of somebody else' })

    const { status, body } = await gradebookOf(creator, group).get()

    expect(status).toBe(200)
    expect(body.group).toEqual({ id: group.id, name: group.name })
    expect(body.missing).toBe('left_out')
    expect(body.quizzes).toEqual([
      {
        quizId: first.quiz.id,
        title: 'Rivers',
        at: first.quiz.endsAt,
        isOver: false,
        weight: 1,
        isIn: true,
        invitedCount: 2,
        missingCount: 0,
        averagePercent: 45,
      },
      expect.objectContaining({ quizId: second.quiz.id, invitedCount: 1, averagePercent: 10 }),
    ])
    expect(body.people).toMatchObject({ total: 2, page: 1 })
    expect(rows(body)).toEqual([
      ['Adam', 30, [30, null]],
      ['Zoé Rousseau', 35, [60, 10]],
    ])
    expect(body.people.items[1]).toMatchObject({
      email: ZOE.email,
      cells: [{ state: 'scored', submissionId: first.takers[ZOE.email]?.submissionId }, {}],
    })
  })

  it('says of each who has no score why', async () => {
    const { creator, group, aQuiz } = await aClass([ZOE, ADAM, { email: 'mia@example.org', name: 'Mia' }])
    const { quiz, takers } = await aQuiz({ [ZOE.email]: 4 })
    await invite(creator, quiz, [ADAM.email])
    const states = async () =>
      (await gradebookOf(creator, group).get()).body.people.items.map(({ cells }) => cells[0]?.state ?? null)

    expect(await states()).toEqual(['not_begun', null, 'ungraded'])
    await end(creator, quiz)
    expect(await states()).toEqual(['missing', null, 'ungraded'])
    const openId = bankIdOf({ quiz }, 'open')
    await answerOf(quiz, takers[ZOE.email]?.submissionId ?? '', openId).grade(creator, 4)
    expect(await states()).toEqual(['missing', null, 'scored'])

    const begun = await aQuiz()
    const { aTaker } = reviewingOf(test)
    await aTaker(begun, ADAM.email)
    const { body } = await gradebookOf(creator, group).get()
    expect(body.people.items[0]).toMatchObject({
      name: 'Adam',
      cells: [{ state: 'missing' }, { state: 'at_work' }],
    })
  })

  it('shows each score on the scale of its quiz, and averages on that of the workspace', async () => {
    const { organization, creator, group, workspace, aQuiz } = await aClass()
    await aQuiz({ [ZOE.email]: 3 })
    await aQuiz({ [ZOE.email]: 2 }, { options: { scale: { kind: 'points' }, passPercent: 50 } })
    const scale = { ...OUT_OF_TWENTY, rounding: 'halves' } as const
    await organization.owner.call(setScale, { body: { scale } }, inWorkspace(workspace))

    const { body } = await gradebookOf(creator, group).get({ search: 'zoe' })

    expect(body.people.items).toMatchObject([
      {
        average: { percent: 45, scaled: { kind: 'out_of', value: 9, outOf: 20 }, isProvisional: false },
        cells: [
          { percent: 60, scaled: { kind: 'out_of', value: 12 } },
          { percent: 30, scaled: { kind: 'points', value: 3, outOf: 10, isPassed: false } },
        ],
      },
    ])

    await organization.owner.call(setScale, { body: { scale: { kind: 'points' } } }, inWorkspace(workspace))
    const inPercent = await gradebookOf(creator, group).get({ search: 'zoe' })
    expect(inPercent.body.people.items[0]?.average?.scaled).toEqual({
      kind: 'percent',
      value: 45,
      isPassed: null,
    })
  })

  it('follows a regrade and a question that is dropped', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz({ [ZOE.email]: 3 })
    expect(rows((await gradebookOf(creator, group).get()).body)[1]).toEqual(['Zoé Rousseau', 60, [60]])

    await regradingOf(creator, quiz).apply({ kind: 'drop', questionId: bankIdOf({ quiz }, 'open') })

    const { body } = await gradebookOf(creator, group).get()
    expect(rows(body)[1]).toEqual(['Zoé Rousseau', 100, [100]])
    expect(body.quizzes[0]?.averagePercent).toBe(100)
  })

  it('says that an average is provisional as long as an answer waits for a grade', async () => {
    const { creator, group, aQuiz } = await aClass()
    await aQuiz({ [ZOE.email]: 2 })
    const { quiz } = await aQuiz({ [ZOE.email]: 4 })
    const average = async () => (await gradebookOf(creator, group).get()).body.people.items[1]?.average

    expect(await average()).toMatchObject({ percent: 30, isProvisional: true })
    const weight = { quizId: quiz.id, weight: 0, isIn: true }
    await gradebookOf(creator, group).save({ missing: 'left_out', quizzes: [weight] })
    expect(await average()).toMatchObject({ percent: 30, isProvisional: false })
  })

  it('takes of several attempts the one that counts', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { takers } = await aQuiz({ [ZOE.email]: 3 })
    const zoe = takers[ZOE.email]?.submissionId ?? ''
    const first = (await test.database.db.select().from(submissions).where(eq(submissions.id, zoe)))[0]
    if (!first) throw new Error('nothing was handed in')
    await test.database.db.update(submissions).set({ isLatest: false }).where(eq(submissions.id, zoe))
    const later = { id: crypto.randomUUID(), number: 2, points: 1, counts: false, isLatest: true }
    await test.database.db.insert(submissions).values({ ...first, ...later })
    const cells = async () => (await gradebookOf(creator, group).get()).body.people.items[1]?.cells

    expect(await cells()).toMatchObject([{ percent: 60, submissionId: zoe }])
    for (const [id, counts] of [
      [zoe, false],
      [later.id, true],
    ] as const)
      await test.database.db.update(submissions).set({ counts }).where(eq(submissions.id, id))
    expect(await cells()).toMatchObject([{ percent: 10, submissionId: later.id }])
  })

  it('calls a quiz missing once the window that somebody has of their own is over', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz()
    await invite(creator, quiz, [ZOE.email, ADAM.email])
    const opensAt = test.clock.now()
    const closesAt = new Date(test.clock.in({ minutes: 5 }))
    const isZoe = eq(participants.email, ZOE.email)
    await test.database.db.update(participants).set({ opensAt, closesAt }).where(isZoe)
    const read = async () => {
      const { quizzes, people } = (await gradebookOf(creator, group).get()).body
      return [quizzes[0]?.missingCount, ...people.items.map(({ cells }) => cells[0]?.state)]
    }

    expect(await read()).toEqual([0, 'not_begun', 'not_begun'])
    test.clock.advance({ minutes: 5 })
    expect(await read()).toEqual([1, 'not_begun', 'missing'])
  })

  it('calls a quiz missing after its end, though it waits for the window that somebody else has of their own', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz()
    await invite(creator, quiz, [ZOE.email, ADAM.email])
    const { id } = await theParticipant(creator, quiz, ZOE.email)
    const window = { opensAt: test.clock.in({ hours: 72 }), closesAt: test.clock.in({ hours: 74 }) }
    await afterInviting(creator, quiz).setWindow([id], window)
    const read = async () => {
      const { quizzes, people } = (await gradebookOf(creator, group).get()).body
      const [column] = quizzes
      return [column?.isOver, column?.missingCount, ...people.items.map(({ cells }) => cells[0]?.state)]
    }

    await later({ hours: 71 }, creator)
    expect(await read()).toEqual([false, 1, 'missing', 'not_begun'])
    await later({ hours: 3 }, creator)
    expect(await read()).toEqual([true, 2, 'missing', 'missing'])
  })

  it('is there without any quiz, too', async () => {
    const { creator, group } = await aClass()
    const { body } = await gradebookOf(creator, group).get()
    expect(body.quizzes).toEqual([])
    expect(rows(body)).toEqual([
      ['Adam', null, []],
      ['Zoé Rousseau', null, []],
    ])
  })

  it('has no draft, also one that was taken back', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz()
    await invite(creator, quiz, [ZOE.email])
    await test.database.pool.query(`update quizzes set status = 'draft' where id = $1`, [quiz.id])
    expect((await gradebookOf(creator, group).get()).body.quizzes).toEqual([])
  })
})

describe('its people', () => {
  it('are known by their account, too, once it has proved the address', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz({ 'zoe-private@example.org': 2 })
    const link = (userId: string) =>
      test.database.pool.query('update participants set user_id = $1 where quiz_id = $2', [userId, quiz.id])
    const cells = async () => (await gradebookOf(creator, group).get()).body.people.items[1]?.cells

    const unproved = await test.signedUp({ email: ZOE.email })
    await link(unproved.user.id)
    expect(await cells()).toEqual([])

    await test.database.pool.query('update users set email_verified_at = now() where id = $1', [
      unproved.user.id,
    ])
    expect(await cells()).toMatchObject([{ percent: 30 }])
  })

  it('have what they handed in, where they were invited by two addresses', async () => {
    const { creator, group, aQuiz } = await aClass()
    const zoe = await aVerifiedPerson({ email: ZOE.email })
    const { quiz } = await aQuiz({ 'zoe-private@example.org': 2 })
    await test.database.pool.query('update participants set user_id = $1', [zoe.user.id])
    await test.database.db
      .insert(participants)
      .values({ quizId: quiz.id, email: ZOE.email, invitedAt: test.clock.now() })

    const { body } = await gradebookOf(creator, group).get()

    expect(body.people.items[1]?.cells).toMatchObject([{ state: 'scored', percent: 30 }])
    expect(body.quizzes).toMatchObject([{ invitedCount: 1, averagePercent: 30 }])
  })

  it('without an address are known by their name', async () => {
    const { creator, group, aQuiz } = await aClass([{ name: 'Paul Petit' }])
    const { quiz } = await aQuiz()
    await invite(creator, quiz, [], [group.id])
    const { body } = await gradebookOf(creator, group).get()
    expect(body.people.items).toMatchObject([
      { name: 'Paul Petit', email: '', cells: [{ state: 'not_begun' }] },
    ])
  })

  it('are called as the quizzes call them, where the group has no name for them', async () => {
    const { creator, group, aQuiz } = await aClass([{ email: ZOE.email }])
    const { quiz } = await aQuiz({ [ZOE.email]: 1 })
    await test.database.pool.query(`update participants set name = 'Zoé' where quiz_id = $1`, [quiz.id])
    expect((await gradebookOf(creator, group).get()).body.people.items[0]?.name).toBe('Zoé')
  })

  it('are found, put into order and shown page by page', async () => {
    const members = [
      ZOE,
      { email: 'mia@example.org', name: '' },
      ADAM,
      { email: 'eve@example.org', name: 'Ève' },
    ]
    const { creator, group, aQuiz } = await aClass(members)
    await aQuiz({ [ZOE.email]: 1, [ADAM.email]: 3, 'eve@example.org': 2 })
    const emails = async (query: object) =>
      (await gradebookOf(creator, group).get(query)).body.people.items.map(({ email }) => email.split('@')[0])

    expect(await emails({})).toEqual(['adam', 'eve', 'zoe', 'mia'])
    expect(await emails({ sort: 'listed' })).toEqual(['zoe', 'mia', 'adam', 'eve'])
    expect(await emails({ sort: 'average' })).toEqual(['zoe', 'eve', 'adam', 'mia'])
    expect(await emails({ sort: 'average', page: 2, pageSize: 3 })).toEqual(['mia'])
    expect(await emails({ page: 2, pageSize: 3 })).toEqual(['mia'])
    expect(await emails({ search: 'rousseau zoe' })).toEqual(['zoe'])
    expect(await emails({ search: 'mia@' })).toEqual(['mia'])
    const { body } = await gradebookOf(creator, group).get({ search: 'nobody' })
    expect(body.people.total).toBe(0)
    // What everybody reached depends on nobody who is looked for.
    expect(body.quizzes[0]?.averagePercent).toBeCloseTo(100 / 3)
  })

  it('leave it when they leave the group, or delete their account', async () => {
    const { creator, group, aQuiz } = await aClass()
    const zoe = await aVerifiedPerson({ email: ZOE.email })
    await aQuiz({ [ZOE.email]: 3, [ADAM.email]: 1 })
    await zoe.call(deleteAccount, { body: { email: ZOE.email, currentPassword: PASSWORD } })

    const { body } = await gradebookOf(creator, group).get()
    expect(rows(body)).toEqual([['Adam', 10, [10]]])
    expect(body.quizzes[0]?.averagePercent).toBe(10)

    const now = { ...group, revision: group.revision + 1, members: [ADAM] }
    await save(creator, now, { members: [{ email: 'new@example.org' }] })
    expect((await gradebookOf(creator, group).get()).body.quizzes).toEqual([])
  })
})

describe('what each quiz counts', () => {
  it('is kept, as is what a missing one does; for the creator alone', async () => {
    const { organization, creator, group, aQuiz } = await aClass()
    const first = await aQuiz({ [ZOE.email]: 3 })
    const second = await aQuiz({ [ZOE.email]: 1 })
    const third = await aQuiz()
    await invite(creator, third.quiz, [ZOE.email])
    await end(creator, third.quiz)
    const said: GradebookForm = {
      missing: 'zero',
      quizzes: [
        { quizId: first.quiz.id, weight: 2.5, isIn: true },
        { quizId: second.quiz.id, weight: 1, isIn: false },
      ],
    }

    expect((await gradebookOf(creator, group).save(said)).status).toBe(204)

    const { body } = await gradebookOf(creator, group).get({ search: 'zoe' })
    expect(body.missing).toBe('zero')
    expect(body.quizzes.map(({ weight, isIn, averagePercent }) => [weight, isIn, averagePercent])).toEqual([
      // It is over, and so it stands before those that are not.
      [1, true, 0],
      [2.5, true, 60],
      [1, false, 10],
    ])
    expect(body.people.items[0]?.cells).toMatchObject([{ state: 'missing' }, { percent: 60 }])
    expect(body.people.items[0]).toMatchObject({ missingCount: 1, average: { percent: 150 / 3.5 } })

    const { owner } = organization
    expect((await gradebookOf(owner, group).get()).body).toMatchObject({ missing: 'left_out', quizzes: [] })
  })

  it('is a weight from 0 to 10 by tenths, of quizzes that are in the book', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz({ [ZOE.email]: 3 })
    const elsewhere = await aQuiz({ 'somebody@example.org': 3 })
    const saved = (weight: number, quizId = quiz.id) =>
      gradebookOf(creator, group).save({ missing: 'zero', quizzes: [{ quizId, weight, isIn: true }] })

    for (const weight of [0, 0.1, 2.3, 10]) expect((await saved(weight)).status).toBe(204)
    for (const weight of [-1, 0.25, 10.1]) {
      const refused = await saved(weight)
      expect(refused).toFailWith('validationError')
      expect(Object.keys((refused.body as ErrorBody).error.fields ?? {})).toEqual(['quizzes.0.weight'])
    }
    for (const other of [elsewhere.quiz.id, crypto.randomUUID()])
      expect(await saved(1, other)).toFailWith('quizNotFound')
    expect((await gradebookOf(creator, group).get()).body.quizzes[0]?.weight).toBe(10)
  })

  it('is forgotten with the group', async () => {
    const { creator, group, aQuiz } = await aClass()
    await aQuiz({ [ZOE.email]: 3 })
    await gradebookOf(creator, group).save({ missing: 'zero', quizzes: [] })
    await creator.call(deleteGroup, { params: { groupId: group.id } })
    expect((await test.database.pool.query('select from gradebooks')).rowCount).toBe(0)
  })
})

describe('whose quizzes', () => {
  it('are the caller’s own in that workspace: nobody reads those of others', async () => {
    const { organization, creator, group, aQuiz } = await aClass()
    await aQuiz({ [ZOE.email]: 3 })
    const { quiz } = await anExam({}, creator)
    await invite(creator, quiz, [ZOE.email])

    expect((await gradebookOf(creator, group).get()).body.quizzes).toHaveLength(1)
    const moderator = await aMember(organization, 'moderator')
    for (const colleague of [organization.owner, moderator, await aMember(organization)]) {
      const { status, body } = await gradebookOf(colleague, group).get()
      expect(status).toBe(200)
      expect(body.quizzes).toEqual([])
      expect(JSON.stringify(body)).not.toContain(quiz.title)
    }
    const ofTheirOwn = await anExam({ workspace: organization.id }, moderator)
    await invite(moderator, ofTheirOwn.quiz, [ADAM.email])
    expect((await gradebookOf(moderator, group).get()).body.quizzes).toHaveLength(1)
    expect((await gradebookOf(creator, group).get()).body.quizzes).toHaveLength(1)
  })

  it('go to the new creator with the quiz, and leave the old one’s book', async () => {
    const { organization, creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz({ [ZOE.email]: 3 })
    const choice = { quizId: quiz.id, weight: 3, isIn: true }
    await gradebookOf(creator, group).save({ missing: 'left_out', quizzes: [choice] })
    const colleague = await aMember(organization)
    const body = { memberId: colleague.memberId }
    await organization.owner.call(handOverQuiz, { params: { quizId: quiz.id }, body })

    expect((await gradebookOf(colleague, group).get()).body.quizzes).toMatchObject([
      { weight: 1, averagePercent: 60 },
    ])
    expect((await gradebookOf(creator, group).get()).body.quizzes).toEqual([])
  })

  it('are none that the caller takes part in', async () => {
    const { organization, creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz({ [ZOE.email]: 3 })
    const colleague = await aMember(organization)
    await invite(creator, quiz, [colleague.user.email])
    await test.database.pool.query('update quizzes set creator_id = $1, creator_since = $2 where id = $3', [
      colleague.user.id,
      new Date(test.clock.in({ minutes: 5 })),
      quiz.id,
    ])
    expect((await gradebookOf(colleague, group).get()).body.quizzes).toEqual([])
  })

  it('can be read where the organization is inactive, and by nobody outside', async () => {
    const { organization, creator, group, aQuiz } = await aClass()
    const { first } = { first: await aQuiz({ [ZOE.email]: 3 }) }
    await deactivate(organization)
    expect((await gradebookOf(creator, group).get()).body.quizzes).toHaveLength(1)

    const elsewhere = await anOrganization()
    const strangers: Browser[] = [await aVerifiedPerson(), elsewhere.owner]
    for (const stranger of strangers) {
      const book = gradebookOf(stranger, group)
      expect(await book.get()).toFailWith('groupNotFound')
      expect(await book.save({ missing: 'zero', quizzes: [] })).toFailWith('groupNotFound')
      expect(await book.export('csv')).toFailWith('groupNotFound')
    }
    // A participant's session opens their own quiz, and nothing of this.
    const taker = first.takers[ZOE.email]?.browser
    expect((await gradebookOf(taker as Browser, group).get()).status).toBeGreaterThanOrEqual(401)
  })
})

describe('a large one', () => {
  it('costs as many queries as a small one', async () => {
    const { creator, group, aQuiz } = await aClass()
    await aQuiz({ [ZOE.email]: 3 })
    const large = await aGroup(creator, { members: people(60) }, group.id && (await workspaceOf(group.id)))
    for (let number = 0; number < 3; number++) {
      const { quiz } = await aQuiz()
      await invite(creator, quiz, [], [large.id])
    }
    const queriesFor = async (id: string) => {
      const query = vi.spyOn(test.database.pool, 'query')
      const { body } = await gradebookOf(creator, { id }).get({ pageSize: 100 })
      const count = query.mock.calls.length
      query.mockRestore()
      return { count, cells: body.people.items.flatMap(({ cells }) => cells).length }
    }

    const small = await queriesFor(group.id)
    expect(small.cells).toBe(2)
    expect(await queriesFor(large.id)).toEqual({ count: small.count, cells: 180 })
  })
})

async function workspaceOf(groupId: string): Promise<string> {
  const { rows } = await test.database.pool.query('select workspace_id from groups where id = $1', [groupId])
  return rows[0].workspace_id
}

/** Who, their average, and what they reached in each column. */
function rows({ people }: Gradebook) {
  return people.items.map(({ name, average, cells }) => [
    name,
    average?.percent ?? null,
    cells.map((cell) => cell?.percent ?? null),
  ])
}
