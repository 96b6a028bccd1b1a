import { changeQuestions, getQuestion, listQuestions } from '@probant/contract/questions/bank'
import { listRevisions } from '@probant/contract/questions/history'
import type { Question } from '@probant/contract/questions/question'
import { errorSentence } from '@probant/contract/sentences'
import { describe, expect, it } from 'vitest'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace, written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, deactivate } = organizationsOf(test)

describe('several questions at once', () => {
  it('are given a subject or a difficulty; only those that change get a revision', async () => {
    const person = await test.signedUp()
    const one = await written(person, { subject: 'History' })
    const other = await written(person)
    const questionIds = idsOf([one, other])

    const { body } = await person.call(changeQuestions, {
      body: { action: 'setSubject', subject: ' History ', questionIds },
    })
    await person.call(changeQuestions, {
      body: { action: 'setDifficulty', difficulty: 'tough', questionIds },
    })

    expect(body.done.toSorted()).toEqual(questionIds.toSorted())
    expect(body.refused).toEqual([])
    const changed = await person.call(getQuestion, { params: { questionId: other.id } })
    expect(changed.body).toMatchObject({ subject: 'History', difficulty: 'tough', revision: 3 })
    const revisions = await person.call(listRevisions, { params: { questionId: one.id } })
    expect(revisions.body.map(({ question }) => [question.subject, question.difficulty])).toEqual([
      ['History', 'tough'],
      ['History', 'easy'],
    ])
  })

  it('what can’t be done is reported in the caller’s language, the rest is done', async () => {
    const organization = await anOrganization()
    const { id, owner } = organization
    const member = await aMember(organization)
    const [own, foreign] = [await written(member, {}, id), await written(owner, {}, id)]
    const questionIds = idsOf([own, foreign])
    const inFrench = { headers: { ...inWorkspace(id).headers, 'accept-language': 'fr' } }
    const refused = [
      { questionId: foreign.id, code: 'MANQ005', message: errorSentence('fr', 'onlyCreatorEditsQuestion') },
    ]

    const set = { action: 'setDifficulty', difficulty: 'tough', questionIds } as const
    const changed = await member.call(changeQuestions, { body: set }, inFrench)
    expect(changed.body).toEqual({ done: [own.id], refused })
    const deleted = await member.call(changeQuestions, { body: { action: 'delete', questionIds } }, inFrench)
    expect(deleted.body).toEqual({ done: [own.id], refused })
    const left = await owner.call(listQuestions, { querystring: {} }, inWorkspace(id))
    expect(idsOf(left.body.items)).toEqual([foreign.id])
  })

  it('are copied', async () => {
    const person = await test.signedUp()
    const questionIds = idsOf([await written(person, { title: 'The first of them' }), await written(person)])

    const { body } = await person.call(changeQuestions, {
      body: { action: 'duplicate', questionIds: [...questionIds, ...questionIds] },
    })

    expect(body).toEqual({ done: questionIds, refused: [] })
    expect((await person.call(listQuestions, { querystring: {} })).body.total).toBe(4)
  })

  it.each(['delete', 'duplicate', 'setSubject'] as const)(
    'MANQ009, MANQ010: %s touches nothing when one is of another workspace',
    async (action) => {
      const { owner, id } = await anOrganization()
      const [personal, shared] = [await written(owner), await written(owner, {}, id)]
      const body = { action, subject: 'Elsewhere', questionIds: idsOf([personal, shared]) }

      expect(await owner.call(changeQuestions, { body }, inWorkspace(id))).toFailWith(
        'questionNotInOrganization',
      )
      expect(await owner.call(changeQuestions, { body })).toFailWith('onlyPersonalQuestions')

      for (const { id: questionId } of [personal, shared]) {
        const { body: now } = await owner.call(getQuestion, { params: { questionId } })
        expect(now).toMatchObject({ subject: 'Geography', revision: 1 })
      }
    },
  )

  it('MANQ012: are all as they were where saving fails', async () => {
    const person = await test.signedUp()
    const { id } = await written(person)
    const undo = await test.refuse('update', 'questions')
    const body = { action: 'setSubject' as const, subject: 'History', questionIds: [id] }
    expect(await person.call(changeQuestions, { body })).toFailWith('questionUpdateFailed')
    await undo()

    expect((await person.call(listRevisions, { params: { questionId: id } })).body).toHaveLength(1)
  })

  it('ORGA002: an inactive organization lets them be deleted, not changed', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const questionIds = [(await written(owner, {}, id)).id]
    await deactivate(organization)

    for (const action of ['setSubject', 'duplicate'] as const) {
      const body = { action, subject: 'History', questionIds }
      expect(await owner.call(changeQuestions, { body }, inWorkspace(id))).toFailWith('organizationInactive')
    }
    const deleted = await owner.call(
      changeQuestions,
      { body: { action: 'delete', questionIds } },
      inWorkspace(id),
    )
    expect(deleted.body.done).toEqual(questionIds)
  })
})

function idsOf(questions: Pick<Question, 'id'>[]): string[] {
  return questions.map(({ id }) => id)
}
