import { getGradebookPerson } from '@probant/contract/gradebook/person'
import { describe, expect, it } from 'vitest'
import { ADAM, classesOf, ZOE } from '#test/a-class.ts'
import type { Browser } from '#test/browser.ts'
import { gradebookOf } from '#test/gradebook.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aClass } = classesOf(test)
const { aVerifiedPerson } = organizationsOf(test)

const personOf = (creator: Browser, groupId: string, key: string) =>
  creator.call(getGradebookPerson, { params: { groupId }, querystring: { key } })

async function keyOf(creator: Browser, group: { id: string }, search: string): Promise<string> {
  return (await gradebookOf(creator, group).get({ search })).body.people.items[0]?.key ?? ''
}

describe('one person of a grade book', () => {
  it('has the line of the grade book, and how they did by subject over time', async () => {
    const { creator, group, aQuiz } = await aClass()
    const first = await aQuiz({ [ZOE.email]: 1, [ADAM.email]: 3 }, { title: 'Rivers' })
    const second = await aQuiz({ [ZOE.email]: 3 }, { title: 'Mountains' })
    await aQuiz({ [ZOE.email]: 4 }, { title: 'Ungraded' })
    const line = (await gradebookOf(creator, group).get({ search: 'zoe' })).body

    const { status, body } = await personOf(creator, group.id, await keyOf(creator, group, 'zoe'))

    expect(status).toBe(200)
    expect(body).toMatchObject({
      group: { id: group.id, name: group.name },
      missing: 'left_out',
      person: line.people.items[0],
      quizzes: line.quizzes,
    })
    const everything = body.progress.find(({ subject }) => subject === 'Everything')
    // Of the last one an answer waits for a grade.
    expect(everything?.points).toMatchObject([
      { quizId: first.quiz.id, title: 'Rivers', percent: 0 },
      { quizId: second.quiz.id, title: 'Mountains', percent: (100 * 5) / 9 },
    ])
    const other = body.progress.find(({ subject }) => subject !== 'Everything')
    expect(other?.points.map(({ percent }) => percent)).toEqual([100, 100, 100])
  })

  it('has only what has a column', async () => {
    const { creator, group, aQuiz } = await aClass()
    const { quiz } = await aQuiz({ [ZOE.email]: 3 })
    const choice = { quizId: quiz.id, weight: 1, isIn: false }
    await gradebookOf(creator, group).save({ missing: 'zero', quizzes: [choice] })
    const { body } = await personOf(creator, group.id, await keyOf(creator, group, 'zoe'))
    expect(body).toMatchObject({ missing: 'zero', quizzes: [], progress: [], person: { cells: [] } })
  })

  it('is nobody who is not in the group, and nobody’s business elsewhere', async () => {
    const { creator, group, aQuiz, organization } = await aClass()
    await aQuiz({ [ZOE.email]: 3 })
    const key = await keyOf(creator, group, 'zoe')
    expect(await personOf(creator, group.id, '0'.repeat(32))).toFailWith('notFound')
    expect(await personOf(creator, group.id, 'zoe')).toFailWith('validationError')
    expect(await personOf(await aVerifiedPerson(), group.id, key)).toFailWith('groupNotFound')
    const colleague = await personOf(organization.owner, group.id, key)
    expect(colleague.body).toMatchObject({ quizzes: [], progress: [], person: { average: null } })
  })
})
