import { listQuizzes, type QuizFilter } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { statementsOf } from '#test/statements.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz, save, aParticipant, aSubmission } = quizzesOf(test)
const { anOrganization, aMember } = organizationsOf(test)

describe('the quizzes of a workspace', () => {
  it('are searched, sorted and paged', async () => {
    const claire = await test.signedUp()
    const sections = [await aSection(claire, 1)]
    const days = (count: number) => test.clock.in({ days: count })
    const first = await aDraft(claire, { title: 'bread', sections, startsAt: days(1), endsAt: days(9) })
    test.clock.advance({ minutes: 1 })
    await aDraft(claire, { title: 'Äpfel_1', sections, startsAt: days(3), endsAt: days(4) })
    test.clock.advance({ minutes: 1 })
    await aDraft(claire, { title: 'Cheese', sections, endsAt: null })

    expect(await titles(claire)).toEqual(['Cheese', 'Äpfel_1', 'bread'])
    expect(await titles(claire, { sort: 'start' })).toEqual(['Äpfel_1', 'bread', 'Cheese'])
    expect(await titles(claire, { sort: 'end' })).toEqual(['Äpfel_1', 'bread', 'Cheese'])
    expect((await titles(claire, { sort: 'title' })).filter((title) => title !== 'Äpfel_1')).toEqual([
      'bread',
      'Cheese',
    ])
    expect(await titles(claire, { search: 'EE' })).toEqual(['Cheese'])
    // What stands for something else in a pattern is itself here.
    expect(await titles(claire, { search: '_' })).toEqual(['Äpfel_1'])
    expect(await titles(claire, { search: '%' })).toEqual([])

    test.clock.advance({ minutes: 1 })
    await save(claire, first, { title: 'Bread' })
    expect(await titles(claire)).toEqual(['Bread', 'Cheese', 'Äpfel_1'])
    const { body } = await claire.call(listQuizzes, { querystring: { page: 2, pageSize: 2 } })
    expect(body).toMatchObject({ total: 3, page: 2, pageSize: 2, items: [{ title: 'Äpfel_1' }] })
  })

  it('are found without reading what they say, in three statements: who asks, where, and the page', async () => {
    const claire = await test.signedUp()
    await aDraft(claire, { instructions: 'Long. '.repeat(100) })

    const { statements } = await statementsOf(() => claire.call(listQuizzes, { querystring: {} }))

    expect(statements).toHaveLength(3)
    expect(statements.join()).not.toMatch(/"(instructions|sections|options)/)
  })

  it('say how many take part, and what can be done', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await aParticipant(quiz)
    await aSubmission(quiz)

    const { items } = (await claire.call(listQuizzes, { querystring: {} })).body

    expect(items).toMatchObject([
      {
        id: quiz.id,
        phase: 'open',
        questionCount: 2,
        participantCount: 2,
        submissionCount: 1,
        can: { edit: false, publish: false, deactivate: false, end: true, delete: false, duplicate: true },
      },
    ])
  })

  it('are all members’ in an organization, or one’s own; personal ones are elsewhere', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const member = await aMember(organization)
    const sections = [{ questions: [] }]
    await aDraft(owner, { title: 'Of the owner', sections }, id)
    await aDraft(member, { title: 'Of the member', sections }, id)
    await aDraft(member, { title: 'Personal', sections })

    expect((await titles(member, {}, id)).sort()).toEqual(['Of the member', 'Of the owner'])
    expect(await titles(member, { whose: 'mine' }, id)).toEqual(['Of the member'])
    expect(await titles(member)).toEqual(['Personal'])
    expect(await titles(owner)).toEqual([])
  })
})

async function titles(browser: Browser, filter: Partial<QuizFilter> = {}, workspace?: string) {
  const answer = await browser.call(listQuizzes, { querystring: filter }, inWorkspace(workspace))
  return answer.body.items.map(({ title }) => title)
}
