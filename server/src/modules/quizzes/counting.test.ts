import {
  createQuiz,
  deactivateQuiz,
  deleteQuiz,
  endQuiz,
  getQuiz,
  listQuizzes,
} from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { getUsage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aForm, aDraft, anActiveQuiz, formOf, save, publish, later, aParticipant } = quizzesOf(test)
const { anOrganization, aMember, deactivate } = organizationsOf(test)

describe('quizzes count', () => {
  it('when they are begun, not when they are saved again', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    await save(claire, draft, { title: 'Saved again' })

    expect(await used(claire)).toBe(1)
  })

  it('once, however often the form sends it because an answer was lost', async () => {
    const claire = await test.signedUp()
    const body = { ...aForm(), id: '7b0ad9a5-6a25-4c43-9d24-6d9f4bb8e9a1' }

    const answers = await Promise.all([1, 2, 3].map(() => claire.call(createQuiz, { body })))
    const again = await claire.call(createQuiz, { body: { ...body, title: 'Another title' } })

    expect(answers.map(({ body }) => body.id)).toEqual([body.id, body.id, body.id])
    expect(again.body.title).toBe(body.title)
    expect(await used(claire)).toBe(1)
    const stranger = await test.signedUp()
    expect(await stranger.call(createQuiz, { body })).toFailWith('quizNotFound')
  })

  it('SUBS005: up to the plan’s last one', async () => {
    const claire = await test.signedUp()
    const body = aForm()
    for (let number = 1; number <= 5; number++) {
      expect((await claire.call(createQuiz, { body })).status).toBe(201)
    }

    const refused = await claire.call(createQuiz, { body })

    expect(refused).toFailWith('quizLimitReached')
    expect(refused.body.error.params).toEqual({ limit: 5, capacity: 0 })
    expect((await claire.call(listQuizzes, { querystring: {} })).body.total).toBe(5)
  })

  it('as one more when a quiz is duplicated, which takes no participants along', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await aParticipant(quiz)

    const duplicate = await aDraft(claire, { ...formOf(quiz), startsAt: null, endsAt: null })

    expect(duplicate).toMatchObject({ status: 'draft', participantCount: 0, revision: 1, publishedAt: null })
    expect(duplicate.sections).toEqual(quiz.sections)
    expect(await used(claire)).toBe(2)
    expect((await claire.call(getQuiz, { params: { quizId: quiz.id } })).body.participantCount).toBe(1)
  })

  it('no more when they are deleted in the same month without having been published', async () => {
    const claire = await test.signedUp()
    const [draft, published] = [await aDraft(claire), await anActiveQuiz(claire)]
    expect(await used(claire)).toBe(2)

    expect((await remove(claire, draft)).status).toBe(204)
    expect(await used(claire)).toBe(1)
    expect(await remove(claire, draft)).toFailWith('quizNotFound')
    expect(await used(claire)).toBe(1)

    await takeBack(claire, published)
    expect((await remove(claire, published)).status).toBe(204)
    expect(await used(claire)).toBe(1)
    expect((await claire.call(listQuizzes, { querystring: {} })).body.total).toBe(0)
  })

  it('for the month in which they were begun: a later one gets nothing back', async () => {
    const claire = await test.signedUp()
    const old = await aDraft(claire, { endsAt: null })
    await later({ days: 16 }, claire)
    const fresh = await aDraft(claire)
    expect(await used(claire)).toBe(1)

    await remove(claire, old)
    expect(await used(claire)).toBe(1)
    await remove(claire, fresh)
    expect(await used(claire)).toBe(0)
  })

  it('for the workspace that they are in', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const quiz = await aDraft(member, {}, organization.id)

    expect(await used(member)).toBe(0)
    expect(await used(organization.owner, organization.id)).toBe(1)
    await remove(member, quiz)
    expect(await used(organization.owner, organization.id)).toBe(0)
  })
})

describe('only drafts without participants are deleted', () => {
  it('QUIZ011, QUIZ003', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    expect(await remove(claire, quiz)).toFailWith('onlyDraftsDeletable')

    await aParticipant(quiz)
    await takeBack(claire, quiz)
    expect(await remove(claire, quiz)).toFailWith('invitationsKeepQuiz')

    const ended = await anActiveQuiz(claire)
    await claire.call(endQuiz, { params: { quizId: ended.id } })
    expect(await remove(claire, ended)).toFailWith('onlyDraftsDeletable')
    expect((await claire.call(listQuizzes, { querystring: {} })).body.total).toBe(2)
  })
})

describe('all or nothing, when the database fails', () => {
  it('QUIZ018: nothing is begun and nothing counted', async () => {
    const claire = await test.signedUp()
    const body = aForm({ sections: [await aSection(claire, 2)] })
    await test.refuse('insert', 'quiz_questions')

    expect(await claire.call(createQuiz, { body })).toFailWith('quizUpdateFailed')

    expect((await claire.call(listQuizzes, { querystring: {} })).body.total).toBe(0)
    expect(await used(claire)).toBe(0)
  })

  it('QUIZ018: nothing is saved, published or ended by half', async () => {
    const claire = await test.signedUp()
    const [draft, active] = [await aDraft(claire), await anActiveQuiz(claire)]
    await test.refuse('update', 'quizzes')
    const params = { quizId: draft.id }

    expect(await save(claire, draft, { sections: [{ questions: [] }] })).toFailWith('quizUpdateFailed')
    expect(await publish(claire, draft)).toFailWith('quizUpdateFailed')
    expect(await claire.call(endQuiz, { params: { quizId: active.id } })).toFailWith('quizUpdateFailed')

    expect((await claire.call(getQuiz, { params })).body).toEqual(draft)
  })

  it('QUIZ019: nothing is deleted and nothing given back', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    await test.refuse('insert', 'usage_counters')

    expect(await remove(claire, draft)).toFailWith('quizDeleteFailed')

    expect((await claire.call(getQuiz, { params: { quizId: draft.id } })).body).toEqual(draft)
    expect(await used(claire)).toBe(1)
  })
})

describe('who makes nothing new', () => {
  it('ORGA006: whoever is shut out', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    await test.database.pool.query("update members set status = 'inactive' where id = $1", [member.memberId])

    const refused = await member.call(createQuiz, { body: aForm() }, inWorkspace(organization.id))

    expect(refused).toFailWith('onlyActiveMembersCreate')
  })

  it('ORGA002: an inactive organization; what it has stays readable', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const quiz = await aDraft(owner, {}, id)
    await deactivate(organization)

    const refused = await owner.call(createQuiz, { body: aForm() }, inWorkspace(id))

    expect(refused).toFailWith('organizationInactive')
    expect((await owner.call(getQuiz, { params: { quizId: quiz.id } })).body).toMatchObject({
      title: quiz.title,
      can: { edit: false, publish: false, duplicate: false, delete: true },
    })
  })
})

function remove(browser: Browser, { id }: Pick<Quiz, 'id'>) {
  return browser.call(deleteQuiz, { params: { quizId: id } })
}

async function takeBack(browser: Browser, { id }: Pick<Quiz, 'id'>) {
  expect((await browser.call(deactivateQuiz, { params: { quizId: id } })).status).toBe(200)
}

async function used(browser: Browser, workspace?: string): Promise<number | undefined> {
  const { body } = await browser.call(getUsage, undefined, inWorkspace(workspace))
  return body.meters.find(({ kind }) => kind === 'quizzes')?.used
}
