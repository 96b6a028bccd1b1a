import { getResult, listResults } from '@probant/contract/results/list'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { reportingOf } from '#test/incidents.ts'
import { organizationsOf } from '#test/organizations.ts'
import { reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)

type Query = Parameters<typeof call>[2]
const call = (
  browser: Browser,
  quizId: string,
  querystring: { search?: string; sort?: 'name' | 'time' | 'violations' } = {},
) => browser.call(listResults, { params: { quizId }, querystring })

/** One with 6 of 10 points who has to be graded still, one with 3 after a while, and one who is at it. */
async function threeTakers() {
  const made = await anExam()
  const [best, other] = [await aTaker(made, 'zoe@example.org'), await aTaker(made, 'adam@example.org')]
  await best.handIn(...rightAnswers(best.sitting))
  test.clock.advance({ minutes: 3 })
  await other.handIn(...rightAnswers(other.sitting).slice(0, 2))
  await aTaker(made)
  const emails = async (query?: Query) =>
    (await call(made.creator, made.quiz.id, query)).body.items.map(({ email }) => email)
  return { ...made, best, emails }
}

describe('the results of a quiz, one after the other', () => {
  it('are those of whoever has handed in, the best first, and behind them whoever has to be graded still', async () => {
    const { creator, quiz, best } = await threeTakers()
    const { body } = await call(creator, quiz.id)
    expect(body.total).toBe(2)
    expect(body.items[1]).toMatchObject({
      submissionId: best.submissionId,
      email: 'zoe@example.org',
      ending: 'handed_in',
      points: 6,
      totalPoints: 10,
      percent: 60,
      ungradedCount: 1,
      violationCount: 0,
      isGone: false,
    })
    expect(body.items[0]?.ms).toBeGreaterThanOrEqual(180_000)
  })

  it('are sorted and searched as one likes', async () => {
    const { emails } = await threeTakers()
    expect(await emails({ sort: 'name' })).toEqual(['adam@example.org', 'zoe@example.org'])
    expect(await emails({ sort: 'time' })).toEqual(['zoe@example.org', 'adam@example.org'])
    expect(await emails({ search: 'adam' })).toEqual(['adam@example.org'])
  })

  it('are read one by one, too: as the list has them', async () => {
    const { creator, quiz, best } = await threeTakers()
    const { items } = (await call(creator, quiz.id)).body
    const listed = items.find(({ submissionId }) => submissionId === best.submissionId)
    const of = (submissionId: string, quizId = quiz.id) => ({ params: { quizId, submissionId } })
    expect((await creator.call(getResult, of(best.submissionId))).body).toEqual(listed)
    expect(await creator.call(getResult, of(crypto.randomUUID()))).toFailWith('submissionNotFound')
    // Neither while somebody is at it, nor by the address of another quiz.
    const atWork = await aTaker({ creator, quiz })
    expect(await creator.call(getResult, of(atWork.submissionId))).toFailWith('submissionNotFound')
    const elsewhere = await anExam({}, creator)
    expect(await creator.call(getResult, of(best.submissionId, elsewhere.quiz.id))).toFailWith(
      'submissionNotFound',
    )
    expect(await (await aVerifiedPerson()).call(getResult, of(best.submissionId))).toFailWith('quizNotFound')
  })

  it('come with those first who have the most violations, as they count', async () => {
    const made = await anExam()
    const takers = [await aTaker(made, 'a@example.org'), await aTaker(made, 'b@example.org')] as const
    await takers[0].handIn()
    await reportingOf(takers[1].page).report('tab_switch')
    await takers[1].handIn()
    const worst = await aTaker(made, 'z@example.org')
    await reportingOf(worst.page).terminate()
    const { body } = await call(made.creator, made.quiz.id, { sort: 'violations' })
    expect(body.items.map(({ email, violationCount }) => [email, violationCount])).toEqual([
      ['z@example.org', 2],
      ['b@example.org', 1],
      ['a@example.org', 0],
    ])
  })

  it('are seen by the creator alone', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const { quiz } = await anExam({ workspace: organization.id }, creator)
    expect(await call(organization.owner, quiz.id)).toFailWith('statisticsCreatorOnly')
    const params = { quizId: quiz.id, submissionId: crypto.randomUUID() }
    expect(await organization.owner.call(getResult, { params })).toFailWith('statisticsCreatorOnly')
    expect(await call(await aVerifiedPerson(), quiz.id)).toFailWith('quizNotFound')
    expect((await call(creator, quiz.id)).status).toBe(200)
  })
})
