import { setAccommodation } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aGroup } from '#test/groups.ts'
import { invite, remind, resend, theParticipant, withdraw, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const NO_NEEDS = { extraTime: null, exemptions: [] }

interface Before {
  quiz: Quiz
  participantId: string
  groupId: string
}

const ACTIONS = {
  invite: (who: Browser, { quiz }: Before) => invite(who, quiz, ['new@example.org']),
  inviteGroup: (who: Browser, { quiz, groupId }: Before) => invite(who, quiz, [], [groupId]),
  remind: (who: Browser, { quiz }: Before) => remind(who, quiz),
  resend: (who: Browser, { quiz, participantId }: Before) => resend(who, quiz, participantId),
  accommodate: (who: Browser, { quiz, participantId }: Before) =>
    who.call(setAccommodation, { params: { quizId: quiz.id, participantId }, body: NO_NEEDS }),
  withdraw: (who: Browser, { quiz, participantId }: Before) => withdraw(who, quiz, participantId),
}

/** y: it is done; n: QUIZ002, it is not theirs; blank: QUIZ001, there is no such quiz. */
const PEOPLE = ['stranger', 'guest', 'colleague', 'moderator', 'owner', 'creator'] as const
const ALLOWED = '  nnny'

it('participants are their quiz’s creator’s business; others of the organization may not, strangers find nothing', async () => {
  const organization = await anOrganization()
  const people = {
    owner: organization.owner,
    creator: await aMember(organization),
    moderator: await aMember(organization, 'moderator'),
    colleague: await aMember(organization),
    guest: await test.signedUp({ email: 'guest@example.org' }),
    stranger: await test.signedUp(),
  }
  const quiz = await anActiveQuiz(people.creator, {}, organization.id)
  const { id: groupId } = await aGroup(people.creator, {}, organization.id)
  await invite(people.creator, quiz, ['guest@example.org'])
  const { id: participantId } = await theParticipant(people.creator, quiz, 'guest@example.org')
  await writeMails(test)
  const mailCount = (await test.mailbox.all()).length

  for (const [index, who] of PEOPLE.entries()) {
    await writeMails(test)
    if (ALLOWED[index] === 'y') expect(await test.mailbox.all()).toHaveLength(mailCount)
    for (const [name, action] of Object.entries(ACTIONS)) {
      const what = `${who}: ${name}`
      const answer = await action(people[who], { quiz, participantId, groupId })

      if (ALLOWED[index] === 'y') expect(answer.status, what).toBeLessThan(300)
      else expect(answer, what).toFailWith(ALLOWED[index] === 'n' ? 'quizNotAllowed' : 'quizNotFound')
      if (ALLOWED[index] !== 'y') expect(JSON.stringify(answer.body), what).not.toContain('guest@')
    }
  }
})
