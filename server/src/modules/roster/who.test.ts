import { setMemberStatus } from '@probant/contract/members'
import {
  exportParticipants,
  listParticipants,
  watchParticipants,
} from '@probant/contract/participants/inviting'
import { expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { anActiveQuiz, aParticipant } = quizzesOf(test)

const ACTIONS = {
  list: (who: Browser, quizId: string) => who.call(listParticipants, { params: { quizId }, querystring: {} }),
  export: (who: Browser, quizId: string) =>
    who.call(exportParticipants, { params: { quizId }, querystring: {} }),
  // Whoever may watch does so until they leave: that is told where watching is.
  watch: (who: Browser, quizId: string) => who.call(watchParticipants, { params: { quizId } }),
}

it('who takes part is the creator’s business alone; others are refused, strangers find no quiz', async () => {
  const organization = await anOrganization()
  const people = {
    creator: await aMember(organization),
    owner: organization.owner,
    moderator: await aMember(organization, 'moderator'),
    colleague: await aMember(organization),
    shutOut: await aMember(organization, 'moderator'),
    stranger: await test.signedUp(),
    nobody: test.browser(),
  }
  const params = { organizationId: organization.id, memberId: people.shutOut.memberId }
  await organization.owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
  const { id } = await anActiveQuiz(people.creator, {}, organization.id)
  await aParticipant({ id }, 'secret@example.org')

  for (const [action, act] of Object.entries(ACTIONS)) {
    if (action !== 'watch') expect((await act(people.creator, id)).status, action).toBe(200)
    for (const who of ['owner', 'moderator', 'colleague', 'shutOut', 'stranger', 'nobody'] as const) {
      const answer = await act(people[who], id)
      expect(answer, `${who}: ${action}`).toFailWith(REFUSALS[who])
      expect(JSON.stringify(answer.body)).not.toContain('secret@')
    }
    expect(await act(people.creator, crypto.randomUUID())).toFailWith('quizNotFound')
  }
})

const REFUSALS = {
  owner: 'quizNotAllowed',
  moderator: 'quizNotAllowed',
  colleague: 'quizNotAllowed',
  shutOut: 'quizNotFound',
  stranger: 'quizNotFound',
  nobody: 'notAuthenticated',
} as const
