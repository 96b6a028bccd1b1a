import { setMemberStatus } from '@probant/contract/members'
import { describe, expect, it } from 'vitest'
import { NOWHERE } from '#test/addressed.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { ownOf, reviewingOf, rightAnswers, SECRETS, submissionOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { invite } = enteringOf(test)
const { anExam, aTaker, aFinisher } = reviewingOf(test)

describe('a submission is read', () => {
  it('by its participant, in the session that the link opened and in their own account', async () => {
    const made = await anExam()
    const person = await aVerifiedPerson()
    const taker = await aTaker(made, person.user.email)
    await taker.handIn(...rightAnswers(taker.sitting))

    const { body } = await submissionOf(taker.browser, taker.submissionId)
    expect(body.key).toBeNull()
    expect((await submissionOf(person, taker.submissionId)).body).toEqual(body)
    expect((await ownOf(person, made.quiz)).body).toEqual(body)
  })

  it('by the creator of the quiz, always with the key and the score', async () => {
    const { creator, submissionId } = await aFinisher({
      options: { answersShown: 'never', scoreShown: 'on_release' },
    })
    const { body } = await submissionOf(creator, submissionId)
    expect(body.key).toHaveLength(4)
    expect(body.score).toMatchObject({ points: 6, isProvisional: true })
  })

  it('by the creator who takes their own quiz by a link: as a participant there', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const made = await anExam({}, creator)
    const other = await aTaker(made)
    await other.handIn(...rightAnswers(other.sitting))
    const own = await aTaker(made, creator.user.email)
    await own.handIn(...rightAnswers(own.sitting))

    expect((await submissionOf(own.browser, own.submissionId)).body.key).toBeNull()
    expect(await submissionOf(own.browser, other.submissionId)).toFailWith('submissionNotViewable')
    expect((await submissionOf(creator, own.submissionId)).body.key).toHaveLength(4)
  })
})

describe('QUIZ016: whoever may know of it does not see it', () => {
  it('another participant of the same quiz, through with it or not', async () => {
    const { creator, quiz, submissionId } = await aFinisher()
    const other = await aTaker({ creator, quiz })
    await expectNothing(other.browser, submissionId)
    await other.handIn(...rightAnswers(other.sitting))
    await expectNothing(other.browser, submissionId)
  })

  it('the other members of the organization, its owner too', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const made = await anExam({ workspace: organization.id }, creator)
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting))

    const members = [
      organization.owner,
      await aMember(organization, 'moderator'),
      await aMember(organization),
    ]
    for (const member of members) {
      await expectNothing(member, taker.submissionId)
      expect(await ownOf(member, made.quiz)).toFailWith('notAParticipant')
    }
    expect((await submissionOf(creator, taker.submissionId)).body.key).toHaveLength(4)
  })

  async function expectNothing(browser: Parameters<typeof submissionOf>[0], submissionId: string) {
    const answer = await submissionOf(browser, submissionId)
    expect(answer).toFailWith('submissionNotViewable')
    for (const secret of SECRETS) expect(JSON.stringify(answer.body)).not.toContain(secret)
  }
})

describe('QUIZ015: anybody else does not learn that there is one', () => {
  it('a stranger, as with an id that never was', async () => {
    const { quiz, submissionId } = await aFinisher()
    const stranger = await aVerifiedPerson()
    const foreign = await submissionOf(stranger, submissionId)
    expect(foreign).toFailWith('submissionNotFound')
    expect(foreign.body).toEqual((await submissionOf(stranger, NOWHERE)).body)
    expect(await ownOf(stranger, quiz)).toFailWith('quizNotFound')
  })

  it('a member who was deactivated, though they made the quiz', async () => {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const made = await anExam({ workspace: organization.id }, creator)
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting))

    const params = { organizationId: organization.id, memberId: creator.memberId }
    await organization.owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
    expect(await submissionOf(creator, taker.submissionId)).toFailWith('submissionNotFound')
  })

  it('the same person, in a session for another quiz only', async () => {
    const { quiz, email, submissionId } = await aFinisher()
    const elsewhere = await aTaker(await anExam(), email)
    expect(await submissionOf(elsewhere.browser, submissionId)).toFailWith('submissionNotFound')
    expect(await ownOf(elsewhere.browser, quiz)).toFailWith('quizNotFound')
  })

  it('whoever has the address of a participant, but has not proved it', async () => {
    const { creator, quiz } = await aFinisher()
    await invite(creator, quiz, { email: 'late@example.org' })
    const unproved = await test.signedUp({ email: 'late@example.org' })
    expect(await ownOf(unproved, quiz)).toFailWith('quizNotFound')
  })
})
