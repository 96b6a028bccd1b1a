import { randomUUID } from 'node:crypto'
import { readShareLink } from '@probant/contract/participants/entering'
import { closeShareLink, getShareLink, openShareLink } from '@probant/contract/participants/share-link'
import { deactivateQuiz, endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aShared } = enteringOf(test)
const { aDraft, anActiveQuiz } = quizzesOf(test)
const { anOrganization, aMember, deactivate } = organizationsOf(test)
const RULE = { domains: ['school.org'], emails: [] }

describe('a share link', () => {
  it('is off by default, and switched on by the quiz’s creator', async () => {
    const claire = await test.signedUp()
    const { id: quizId } = await anActiveQuiz(claire)
    const off = { url: null, domains: [], emails: [], openedAt: null }
    expect((await claire.call(getShareLink, { params: { quizId } })).body).toEqual(off)

    const rule = {
      domains: [' @School.ORG ', 'school.org'],
      emails: ['Paul@Example.org', 'paul@example.org'],
    }
    const { body } = await claire.call(openShareLink, { params: { quizId }, body: rule })

    expect(body).toEqual({
      url: expect.stringMatching(/^http:\/\/probant\.test\/join#sl_[\w-]+$/),
      domains: ['school.org'],
      emails: ['paul@example.org'],
      openedAt: test.clock.now().toISOString(),
    })
    expect((await claire.call(getShareLink, { params: { quizId } })).body).toEqual(body)
  })

  it('keeps its address when the rule changes; switched off and on it has another', async () => {
    const { creator, quiz, url, token } = await aShared()
    const params = { quizId: quiz.id }
    const changed = await creator.call(openShareLink, { params, body: { emails: ['a@b.org'] } })
    expect(changed.body).toMatchObject({ url, domains: [], emails: ['a@b.org'] })

    expect((await creator.call(closeShareLink, { params })).status).toBe(204)
    expect((await creator.call(getShareLink, { params })).body.url).toBeNull()
    expect(await look(token)).toFailWith('shareLinkClosed')

    const again = await creator.call(openShareLink, { params, body: RULE })
    expect(again.body.url).not.toBe(url)
    expect(await look(token)).toFailWith('shareLinkClosed')
  })

  it('PART003: needs an active quiz', async () => {
    const claire = await test.signedUp()
    const [draft, ended] = [await aDraft(claire), await anActiveQuiz(claire)]
    await claire.call(endQuiz, { params: { quizId: ended.id } })

    for (const { id } of [draft, ended]) {
      expect(await open(claire, id)).toFailWith('inviteToInactiveQuiz')
    }
  })

  it('is its creator’s alone', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const { id: quizId } = await anActiveQuiz(organization.owner, {}, organization.id)
    const stranger = await test.signedUp()

    for (const endpoint of [getShareLink, closeShareLink]) {
      expect(await member.call(endpoint, { params: { quizId } })).toFailWith('quizNotAllowed')
      expect(await stranger.call(endpoint, { params: { quizId } })).toFailWith('quizNotFound')
    }
    expect(await open(member, quizId)).toFailWith('quizNotAllowed')
    expect(await open(stranger, quizId)).toFailWith('quizNotFound')
    expect(await open(stranger, randomUUID())).toFailWith('quizNotFound')
  })

  it('ORGA002: is not opened in an organization that is inactive, but closed', async () => {
    const organization = await anOrganization()
    const { id: quizId } = await anActiveQuiz(organization.owner, {}, organization.id)
    await open(organization.owner, quizId)
    await deactivate(organization)

    expect(await open(organization.owner, quizId)).toFailWith('organizationInactive')
    expect((await organization.owner.call(closeShareLink, { params: { quizId } })).status).toBe(204)
  })

  it('needs a rule that can be followed', async () => {
    const { creator, quiz } = await aShared()
    const params = { quizId: quiz.id }
    for (const body of [{}, { domains: ['school'] }, { domains: ['*.org'] }, { emails: ['nobody'] }]) {
      expect(await creator.call(openShareLink, { params, body })).toFailWith('validationError')
    }
  })

  it('knows domains with accents by both of their names', async () => {
    const { creator, quiz } = await aShared()
    const params = { quizId: quiz.id }
    const domains = ['École.fr', 'xn--cole-9oa.fr', 'xn--80akhbyknj4f.xn--p1ai', 'lyce\u0301e.fr']
    const { body } = await creator.call(openShareLink, { params, body: { domains } })
    expect(body.domains).toEqual(['école.fr', 'xn--80akhbyknj4f.xn--p1ai', 'lycée.fr'])

    const refused = await creator.call(openShareLink, { params, body: { domains: ['a.org', 'xn--é.org'] } })
    expect(refused).toFailWith('validationError')
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['domains.1'])
  })

  it('shows what stands on the door, and not who may come in', async () => {
    const { quiz, token } = await aShared({ startsAt: test.clock.in({ hours: 1 }) })

    expect((await look(token)).body).toEqual({
      quizId: quiz.id,
      title: quiz.title,
      language: 'en',
      creatorName: 'Claire',
      brand: null,
      phase: 'upcoming',
      startsAt: quiz.startsAt,
      endsAt: quiz.endsAt,
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      isOwnWindow: false,
      choice: null,
      here: null,
    })
    test.clock.advance({ days: 2 })
    expect((await look(token)).body.phase).toBe('over')
    expect(await look(`${token.slice(0, -3)}AAA`)).toFailWith('shareLinkClosed')
    expect(await look(`iv_${token.slice(3)}`)).toFailWith('shareLinkClosed')
  })

  it('QUIZ006: tells nothing of a quiz that was taken back to draft', async () => {
    const { creator, quiz, token } = await aShared()
    await creator.call(deactivateQuiz, { params: { quizId: quiz.id } })

    expect(await look(token)).toFailWith('quizNotActive')
  })
})

const look = (token: string) => test.browser().call(readShareLink, { body: { token } })

function open(browser: Browser, quizId: string) {
  return browser.call(openShareLink, { params: { quizId }, body: RULE })
}
