import { setMemberStatus } from '@probant/contract/members'
import { leaveOrganization } from '@probant/contract/organizations'
import {
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  getQuestion,
  listQuestions,
  updateQuestion,
} from '@probant/contract/questions/bank'
import type { QuestionDraft, QuestionForm } from '@probant/contract/questions/form'
import { listRevisions } from '@probant/contract/questions/history'
import { previewQuestion } from '@probant/contract/questions/preview'
import type { Question } from '@probant/contract/questions/question'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { answersOf, aQuestion, inWorkspace, written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, deactivate } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('writing a question', () => {
  it('keeps what was written, with safe HTML beside it', async () => {
    const person = await test.signedUp({ username: 'Marie' })

    const { status, body } = await person.call(createQuestion, {
      body: aQuestion({
        title: '  Which **tag** is `<b>`?  ',
        explanation: '<script>alert(1)</script>',
        content: { answers: answersOf('$x^2$', '- 5', '<i>', 'd') },
      }),
    })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Which **tag** is `<b>`?',
      titleHtml: '<p>Which <strong>tag</strong> is <code>&#x3C;b></code>?</p>',
      explanationHtml: '<p>&#x3C;script>alert(1)&#x3C;/script></p>',
      origin: 'manual',
      source: null,
      quizCount: 0,
      revision: 1,
      creator: { id: person.user.id, name: 'Marie' },
      can: { edit: true, delete: true },
      whyNot: { edit: null, delete: null },
    })
    expect(body.content).toMatchObject({
      type: 'multiple_choice',
      answers: [{ isCorrect: true }, { html: '- 5' }, { html: '&#x3C;i>' }, { html: 'd' }],
    })
    expect((await person.call(getQuestion, { params: { questionId: body.id } })).body).toEqual(body)
  })

  it.each<QuestionForm>([
    { ...aQuestion(), type: 'true_false', content: { isTrue: true } },
    { ...aQuestion(), type: 'fill_in', content: { accepted: ['Paris', 'paname'] } },
    { ...aQuestion(), type: 'open', content: { maxScore: 5, guidance: '*Look* for dates' } },
  ])('$type', async (form) => {
    const person = await test.signedUp()

    const question = await written(person, form)

    expect(question).toMatchObject({ type: form.type, content: { type: form.type, ...form.content } })
    if (form.type === 'open')
      expect(question.content).toMatchObject({ guidanceHtml: '<p><em>Look</em> for dates</p>' })
  })

  it.each([
    ['exactlyFourAnswers', { content: { answers: answersOf('a', 'b', 'c') } }],
    ['answersNotUnique', { content: { answers: answersOf('Été', 'b', 'c', ' E\u0301te\u0301 ') } }],
    ['questionTitleEmpty', { title: '  ' }],
    ['validationError', { title: 'Too short' }],
    ['validationError', { subject: '' }],
    ['validationError', { content: { answers: answersOf('a', 'b', 'c', ' ') } }],
    [
      'validationError',
      { content: { answers: answersOf('a', 'b', 'c', 'd').map((one) => ({ ...one, isCorrect: false })) } },
    ],
  ] as const)('refuses: %s', async (name, changes) => {
    const person = await test.signedUp()

    expect(await person.call(createQuestion, { body: aQuestion(changes as object) })).toFailWith(name)
  })

  it('MANQ011: is all or nothing, quota included, when it can’t be saved', async () => {
    const person = await test.signedUp()
    const undo = await test.refuse('insert', 'questions')
    expect(await person.call(createQuestion, { body: aQuestion() })).toFailWith('questionCreateFailed')
    await undo()

    expect((await test.database.pool.query('select 1 from usage_counters')).rows).toHaveLength(0)
  })

  it('shows beforehand what will become of it', async () => {
    const person = await test.signedUp()

    const { body } = await person.call(previewQuestion, { body: { texts: ['**a**', '<b>', ''] } })

    expect(body.html).toEqual(['<p><strong>a</strong></p>', '<p>&#x3C;b></p>', ''])
  })
})

describe('who finds a question', () => {
  const strange = async (stranger: Browser, { id }: Question) => {
    const params = { questionId: id }
    return [
      await stranger.call(getQuestion, { params }),
      await stranger.call(updateQuestion, { params, body: { revision: 1, question: aQuestion() } }),
      await stranger.call(deleteQuestion, { params }),
      await stranger.call(duplicateQuestion, { params }),
      await stranger.call(listRevisions, { params }),
    ]
  }

  it('MANQ001: a personal one its owner alone, also within an organization', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const question = await written(member)

    for (const answer of await strange(organization.owner, question))
      expect(answer).toFailWith('questionNotFound')
    expect((await member.call(getQuestion, { params: { questionId: question.id } })).status).toBe(200)
  })

  it('MANQ001: an organization’s its active members', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const shutOut = await aMember(organization, 'moderator')
    const question = await written(shutOut, {}, organization.id)
    await organization.owner.call(setMemberStatus, {
      params: { organizationId: organization.id, memberId: shutOut.memberId },
      body: { status: 'inactive' },
    })

    const strangers = [shutOut, await test.signedUp(), (await anOrganization()).owner]
    for (const stranger of strangers) {
      for (const answer of await strange(stranger, question)) expect(answer).toFailWith('questionNotFound')
    }
    expect((await member.call(getQuestion, { params: { questionId: question.id } })).body.id).toBe(
      question.id,
    )
    expect(await member.call(getQuestion, { params: { questionId: NOWHERE } })).toFailWith('questionNotFound')
  })

  it('nothing of it shows in another workspace', async () => {
    const { owner, id } = await anOrganization()
    await written(owner, { title: 'Of the organization' }, id)
    await written(owner, { title: 'Of my very own' })

    const own = await owner.call(listQuestions, { querystring: {} })
    const shared = await owner.call(listQuestions, { querystring: {} }, inWorkspace(id))
    expect(own.body.items.map(({ title }) => title)).toEqual(['Of my very own'])
    expect(shared.body.items.map(({ title }) => title)).toEqual(['Of the organization'])
    const stranger = await test.signedUp()
    expect(await stranger.call(listQuestions, { querystring: {} }, inWorkspace(id))).toFailWith(
      'organizationNotFound',
    )
  })
})

describe('changing a question', () => {
  it('makes a revision; what was before is kept with who changed it and when', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const question = await generated(member, organization.id)
    const params = { questionId: question.id }
    test.clock.advance({ minutes: 5 })

    const form = aQuestion({ title: 'What is the capital of Spain?' })
    const { body } = await organization.owner.call(updateQuestion, {
      params,
      body: { revision: 1, question: form },
    })

    expect(body).toMatchObject({ title: 'What is the capital of Spain?', revision: 2, origin: 'generated' })
    const { body: revisions } = await member.call(listRevisions, { params })
    expect(revisions).toMatchObject([
      {
        revision: 2,
        editor: organization.owner.user.username,
        at: body.updatedAt,
        question: { title: body.title },
      },
      {
        revision: 1,
        editor: member.user.username,
        at: question.createdAt,
        question: { title: question.title },
      },
    ])
  })

  it('the newest hundred revisions are told, each with who made it', async () => {
    const person = await test.signedUp()
    const { id } = await written(person)
    await test.database.pool.query(
      `insert into question_revisions (question_id, revision, editor_id, at, question)
       select id, n, null, now(), to_jsonb(questions) || jsonb_build_object('titleHtml', '', 'explanationHtml', '')
       from questions, generate_series(1, 120) n`,
    )
    await test.database.pool.query('update questions set revision = 121')

    const { body } = await person.call(listRevisions, { params: { questionId: id } })

    expect(body.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 100 }, (_, index) => 121 - index),
    )
    expect(body.every(({ editor }) => editor === null)).toBe(true)
  })

  it('a save that changes nothing makes none', async () => {
    const person = await test.signedUp()
    const { id } = await written(person)

    const { body } = await person.call(updateQuestion, {
      params: { questionId: id },
      body: { revision: 1, question: aQuestion() },
    })

    expect(body.revision).toBe(1)
    expect((await person.call(listRevisions, { params: { questionId: id } })).body).toHaveLength(1)
  })

  it('may change the type', async () => {
    const person = await test.signedUp()
    const { id } = await written(person)
    const question: QuestionForm = { ...aQuestion(), type: 'true_false', content: { isTrue: false } }

    const { body } = await person.call(updateQuestion, {
      params: { questionId: id },
      body: { revision: 1, question },
    })

    expect(body.content).toEqual({ type: 'true_false', isTrue: false })
  })

  it('MANQ012: of two who change it at once, the second is told', async () => {
    const person = await test.signedUp()
    const params = { questionId: (await written(person)).id }
    const save = (title: string) =>
      person.call(updateQuestion, { params, body: { revision: 1, question: aQuestion({ title }) } })

    const answers = await Promise.all([save('The first of two titles'), save('The second of two titles')])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toFailWith('questionChangedMeanwhile')
  })

  it('MANQ005: a hand-written or imported one its creator alone; a generated one any member', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const { id } = organization
    const manual = await written(member, {}, id)
    const brought = await imported(member, id)
    const made = await generated(member, id)
    const change = ({ id: questionId }: Question) =>
      organization.owner.call(updateQuestion, {
        params: { questionId },
        body: { revision: 1, question: aQuestion({ title: 'Another title here' }) },
      })

    expect((await change(made)).status).toBe(200)
    for (const theirs of [manual, brought]) {
      expect(await change(theirs)).toFailWith('onlyCreatorEditsQuestion')
      const seen = await organization.owner.call(getQuestion, { params: { questionId: theirs.id } })
      expect(seen.body.can).toEqual({ edit: false, delete: false })
    }
  })

  it('MANQ002, 006, 007 and MANQ012: keeps the rules, and says when saving fails', async () => {
    const person = await test.signedUp()
    const params = { questionId: (await written(person)).id }
    const save = (changes: object) =>
      person.call(updateQuestion, { params, body: { revision: 1, question: aQuestion(changes) } })

    expect(await save({ content: { answers: answersOf('a') } })).toFailWith('exactlyFourAnswers')
    expect(await save({ content: { answers: answersOf('a b', ' a  b', 'b', 'c') } })).toFailWith(
      'answersNotUnique',
    )
    expect(await save({ title: '' })).toFailWith('questionTitleEmpty')
    const undo = await test.refuse('update', 'questions')
    expect(await save({ title: 'Another title here' })).toFailWith('questionUpdateFailed')
    await undo()
    expect((await person.call(listRevisions, { params })).body).toHaveLength(1)
  })
})

describe('deleting a question', () => {
  it('is for its creator alone, who wrote or imported it; a generated one any member', async () => {
    const organization = await anOrganization()
    const { id, owner } = organization
    const [member, other, moderator] = [
      await aMember(organization),
      await aMember(organization),
      await aMember(organization, 'moderator'),
    ]

    for (const theirs of [await written(member, {}, id), await imported(member, id)]) {
      for (const foreign of [other, moderator, owner])
        expect(await remove(foreign, theirs)).toFailWith('onlyCreatorEditsQuestion')
      expect((await remove(member, theirs)).status).toBe(204)
      expect(await remove(member, theirs)).toFailWith('questionNotFound')
    }
    expect((await remove(other, await generated(member, id))).status).toBe(204)
  })

  it('is for owner and moderators where its creator has left the organization', async () => {
    const organization = await anOrganization()
    const { id, owner } = organization
    const [leaving, other, moderator] = [
      await aMember(organization),
      await aMember(organization),
      await aMember(organization, 'moderator'),
    ]
    const left = [await written(leaving, {}, id), await imported(leaving, id)] as const
    await leaving.call(leaveOrganization, { params: { organizationId: id } })

    expect(await remove(other, left[0])).toFailWith('onlyCreatorEditsQuestion')
    expect((await remove(moderator, left[0])).status).toBe(204)
    expect((await remove(owner, left[1])).status).toBe(204)
  })

  it('MANQ013: stays where deleting fails', async () => {
    const person = await test.signedUp()
    const params = { questionId: (await written(person)).id }
    const { pool } = test.database
    await pool.query(`
      create or replace function refuse_deletion() returns trigger
        as $$ begin raise exception 'no way'; end $$ language plpgsql;
      create trigger refuse_deletion before delete on questions for each row execute function refuse_deletion()`)
    try {
      expect(await person.call(deleteQuestion, { params })).toFailWith('questionDeleteFailed')
    } finally {
      await pool.query('drop trigger refuse_deletion on questions')
    }
    expect((await person.call(getQuestion, { params })).status).toBe(200)
  })
})

describe('copying a question', () => {
  it('makes a hand-written one of the caller’s, in the same workspace, with the same title', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const question = await generated(member, organization.id)
    test.clock.advance({ minutes: 5 })

    const { status, body } = await organization.owner.call(duplicateQuestion, {
      params: { questionId: question.id },
    })

    expect(status).toBe(201)
    expect(body).toEqual({
      ...question,
      id: body.id,
      origin: 'manual',
      source: null,
      sourceSentence: null,
      creator: { id: organization.owner.user.id, name: organization.owner.user.username },
      createdAt: body.createdAt,
      updatedAt: body.createdAt,
    })
    expect(body.id).not.toBe(question.id)
    expect(body.createdAt).not.toBe(question.createdAt)
  })
})

describe('for those who generate', () => {
  it('gives the questions one may see, what is asked on a subject, and takes back what was generated', async () => {
    const { owner, id } = await anOrganization()
    const [made, manual] = [
      await generated(owner, id),
      await written(owner, { title: 'Written by my hand' }, id),
    ]
    const foreign = await written(await test.signedUp())
    const { services, database } = test
    const actor = { userId: owner.user.id } as Parameters<typeof services.questions.get>[0]

    const seen = await services.questions.getAll(actor, [made.id, manual.id, foreign.id, NOWHERE])
    expect([...seen.keys()].sort()).toEqual([made.id, manual.id].sort())
    await database.db.transaction(async (tx) => {
      const membership = await services.workspaces.authorize(tx, actor, id)
      expect(await services.questions.askedOn(tx, membership, 'Geography')).toHaveLength(2)
      expect(await services.questions.askedOn(tx, membership, 'History')).toEqual([])
      await services.questions.deleteGenerated(tx, membership, made.id)
      for (const { id: other } of [made, manual, foreign])
        await expect(services.questions.deleteGenerated(tx, membership, other)).rejects.toThrow(
          'questionNotFound',
        )
    })
  })
})

describe('an inactive organization', () => {
  it('ORGA002: is read, and nothing new is made', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const question = await written(owner, {}, id)
    await deactivate(organization)
    const params = { questionId: question.id }

    expect(await owner.call(createQuestion, { body: aQuestion() }, inWorkspace(id))).toFailWith(
      'organizationInactive',
    )
    expect(await owner.call(duplicateQuestion, { params })).toFailWith('organizationInactive')
    const body = { revision: 1, question: aQuestion({ title: 'Another title here' }) }
    expect(await owner.call(updateQuestion, { params, body })).toFailWith('organizationInactive')
    expect((await owner.call(getQuestion, { params })).body.can).toEqual({ edit: false, delete: true })
    expect((await owner.call(listQuestions, { querystring: {} }, inWorkspace(id))).body.total).toBe(1)
  })
})

function remove(browser: Browser, { id: questionId }: Question) {
  return browser.call(deleteQuestion, { params: { questionId } })
}

/** As an import leaves one. */
async function imported(browser: Browser, workspace: string): Promise<Question> {
  const question = await written(browser, {}, workspace)
  await test.database.pool.query(`update questions set origin = 'imported' where id = $1`, [question.id])
  return question
}

/** As the generation module saves one. */
async function generated(browser: Browser & { user: { id: string } }, workspace: string): Promise<Question> {
  const { services, database } = test
  const actor = { userId: browser.user.id } as Parameters<typeof services.workspaces.authorize>[1]
  const membership = await services.workspaces.authorize(database.db, actor, workspace)
  const prepared = await services.questions.prepare(membership, {
    ...aQuestion(),
    explanation: '',
  } as QuestionDraft)
  const sourced = { ...prepared, source: 'builtin:facts', sourceSentence: 'Paris is it.' }
  return database.db.transaction((tx) => services.questions.saveGenerated(tx, membership, sourced))
}
