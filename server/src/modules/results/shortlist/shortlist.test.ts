import { compareResults } from '@probant/contract/results/comparison'
import { getResult, listResults } from '@probant/contract/results/list'
import { putOnShortlist, takeOffShortlist } from '@probant/contract/results/shortlist'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { gradingOf } from '#test/grading.ts'
import { organizationsOf } from '#test/organizations.ts'
import { ownOf, reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { aTaker } = reviewingOf(test)
const { aGradable } = gradingOf(test)
const NOTE = 'Explains well; call on Monday.'

function shortlistOf(browser: Browser, quizId: string, submissionId: string) {
  const params = { quizId, submissionId }
  return {
    put: (note = '') => browser.call(putOnShortlist, { params, body: { note } }),
    takeOff: () => browser.call(takeOffShortlist, { params }),
    read: async () => (await browser.call(getResult, { params })).body.shortlist,
  }
}

async function twoTakers() {
  const made = await aGradable({}, { takers: 2 })
  const { creator, quiz, first } = made
  const shortlisted = async () => {
    const querystring = { which: 'shortlist' } as const
    const { body } = await creator.call(listResults, { params: { quizId: quiz.id }, querystring })
    return { ids: body.items.map(({ submissionId }) => submissionId), total: body.total }
  }
  return { ...made, shortlisted, ofFirst: shortlistOf(creator, quiz.id, first.submissionId) }
}

describe('the shortlist of a quiz', () => {
  it('has whoever was put on it, with a note that can be changed, until they are taken off', async () => {
    const { first, ofFirst, shortlisted } = await twoTakers()
    expect(await shortlisted()).toEqual({ ids: [], total: 0 })

    expect((await ofFirst.put()).body.shortlist).toEqual({ note: '' })
    expect((await ofFirst.put(NOTE)).body.shortlist).toEqual({ note: NOTE })
    expect(await ofFirst.read()).toEqual({ note: NOTE })
    expect(await shortlisted()).toEqual({ ids: [first.submissionId], total: 1 })

    expect((await ofFirst.takeOff()).status).toBe(204)
    expect((await ofFirst.takeOff()).status).toBe(204)
    expect(await ofFirst.read()).toBeNull()
    expect(await shortlisted()).toEqual({ ids: [], total: 0 })
  })

  it('takes a note of up to 1,000 characters', async () => {
    const { ofFirst } = await twoTakers()
    expect((await ofFirst.put('x'.repeat(1000))).status).toBe(200)
    expect(await ofFirst.put('x'.repeat(1001))).toFailWith('validationError')
  })

  it('stands in the comparison, but not where names are hidden', async () => {
    const { creator, quiz, people, ofFirst } = await twoTakers()
    await ofFirst.put(NOTE)
    const ids = people.map(({ submissionId }) => submissionId).join(',')
    const compare = (blind: 'yes' | 'no') =>
      creator.call(compareResults, { params: { quizId: quiz.id }, querystring: { people: ids, blind } })
    expect((await compare('no')).body.people[0]?.shortlist).toEqual({ note: NOTE })
    expect(JSON.stringify((await compare('yes')).body)).not.toContain(NOTE)
  })

  it('is never shown to the participant', async () => {
    const { quiz, first, ofFirst } = await twoTakers()
    await ofFirst.put(NOTE)
    const own = await ownOf(first.browser, quiz)
    expect(own.status).toBe(200)
    expect(JSON.stringify(own.body)).not.toMatch(/shortlist|Explains well/)
  })

  it('forgets whoever deletes the account', async () => {
    const { creator, quiz } = await twoTakers()
    const person = await aVerifiedPerson()
    const taker = await aTaker({ creator, quiz }, person.user.email)
    await taker.handIn()
    const shortlist = shortlistOf(creator, quiz.id, taker.submissionId)
    await shortlist.put(NOTE)

    await person.call(deleteAccount, { body: { email: person.user.email, currentPassword: PASSWORD } })
    expect(await shortlist.read()).toBeNull()
    const { rows } = await test.database.pool.query(`select from participants where shortlist_note <> ''`)
    expect(rows).toHaveLength(0)
  })

  it('is the creator’s alone, and has only those who handed in to this quiz', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const { quiz, first } = await aGradable({ workspace: organization.id }, { creator })
    const by = (browser: Browser, submissionId = first.submissionId) =>
      shortlistOf(browser, quiz.id, submissionId)

    for (const colleague of [organization.owner, await aMember(organization, 'moderator')]) {
      expect(await by(colleague).put()).toFailWith('statisticsCreatorOnly')
      expect(await by(colleague).takeOff()).toFailWith('statisticsCreatorOnly')
    }
    expect(await by(await aVerifiedPerson()).put()).toFailWith('quizNotFound')
    const atWork = await aTaker({ creator, quiz })
    const elsewhere = await aGradable({ workspace: organization.id }, { creator })
    for (const other of [atWork.submissionId, elsewhere.first.submissionId, crypto.randomUUID()]) {
      expect(await by(creator, other).put()).toFailWith('submissionNotFound')
      expect(await by(creator, other).takeOff()).toFailWith('submissionNotFound')
    }
    expect((await by(creator).put()).status).toBe(200)
  })
})
