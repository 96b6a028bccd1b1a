import { startGeneration } from '@probant/contract/generation'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { endQuiz } from '@probant/contract/quizzes/life'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import type { WebhookEvent } from '@probant/contract/webhooks/events'
import { describe, expect, it } from 'vitest'
import { verified } from '#test/fakes/webhook-receiver.ts'
import { answerOf, gradingOf, regradingOf, release } from '#test/grading.ts'
import { reportingOf } from '#test/incidents.ts'
import { theParticipant } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { renew } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { webhooksOf } from '#test/webhooks.ts'

const test = testApp({ env: { OUTBOUND_PRIVATE_ADDRESSES: '1' } })
const { aVerifiedPerson, anOrganization } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { anExam, aTaker, sweep } = reviewingOf(test)
const { aGradable } = gradingOf(test)
const { aWebhook, send } = webhooksOf(test)

describe('a webhook is told', () => {
  it('that a quiz was published, with a signature that proves it', async () => {
    const { owner, id } = await anOrganization()
    const { receiver, secret } = await aWebhook(owner, { workspace: id })
    const quiz = await anActiveQuiz(owner, { title: 'Radium' }, id)
    await send()

    const [message, ...others] = receiver.received
    expect(others).toEqual([])
    expect(message && verified(message, secret, test.clock.now())).toEqual({
      type: 'quiz.published',
      timestamp: test.clock.now().toISOString(),
      data: { workspace: id, quizId: quiz.id },
    })
    expect(message?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Probant' })
  })

  it('of each person who is invited, also by hand', async () => {
    const creator = await aVerifiedPerson()
    const { receiver } = await aWebhook(creator, { events: ['participant.invited'] })
    const quiz = await anActiveQuiz(creator)
    const params = { quizId: quiz.id }
    const people = [{ email: 'ada@example.org' }, { email: 'alan@example.org' }]
    await creator.call(inviteParticipants, { params, body: { people } })
    await creator.call(inviteParticipants, {
      params,
      body: { people: [{ email: 'ada@example.org' }, { name: 'Grace', email: '' }], byHand: true },
    })
    await send()

    const ada = await theParticipant(creator, quiz, 'ada@example.org')
    expect(receiver.types()).toEqual(Array(3).fill('participant.invited'))
    const told = receiver.received.map(({ data }) => data)
    expect(told).toContainEqual({ workspace: 'personal', quizId: quiz.id, participantId: ada.id })
    expect(JSON.stringify(told)).not.toMatch(/example\.org|Grace/)
  })

  it('how a submission begins, is handed in and is graded by itself', async () => {
    const { creator, quiz } = await anExam()
    const { receiver } = await aWebhook(creator, { events: SUBMISSION_EVENTS })
    const { page, submissionId } = await aTaker({ creator, quiz })
    await page.start()
    await send()
    const about = { workspace: 'personal', quizId: quiz.id, submissionId, attempt: 1 }
    expect(receiver.take()).toMatchObject([{ type: 'submission.begun', data: about }])

    // Nothing was answered, so nobody has to read anything.
    await page.handIn()
    await page.handIn()
    await send()
    expect(told(receiver.take())).toEqual(['submission.graded', 'submission.handed_in'])
  })

  it('when a person has graded the last answer, and again when it comes to something else', async () => {
    const creator = await aVerifiedPerson()
    const { receiver } = await aWebhook(creator, { events: SUBMISSION_EVENTS })
    const { quiz, first, questionId } = await aGradable(
      { options: { scoreShown: 'on_release' } },
      { creator },
    )
    await send()
    expect(told(receiver.take())).toEqual(['submission.begun', 'submission.handed_in'])

    await answerOf(quiz, first.submissionId, questionId).grade(creator, 3)
    await send()
    expect(receiver.take()).toMatchObject([
      { type: 'submission.graded', data: { submissionId: first.submissionId } },
    ])

    await regradingOf(creator, quiz).apply({ kind: 'drop', questionId: bankIdOf(first, 'fill_in') })
    await send()
    expect(receiver.types()).toEqual(['submission.graded'])
  })

  it('that violations ended a submission, not that it was handed in', async () => {
    const { creator, quiz } = await anExam()
    const { receiver } = await aWebhook(creator, { events: SUBMISSION_EVENTS })
    const { page } = await aTaker({ creator, quiz })
    await reportingOf(page).terminate()
    await send()
    const types = told(receiver.received)
    expect(types).toContain('submission.terminated')
    expect(types).not.toContain('submission.handed_in')
  })

  it('what the deadline and the end of the quiz hand in', async () => {
    const { creator, quiz } = await anExam({ durationMinutes: 30, endsAt: test.clock.in({ days: 1 }) })
    const { receiver } = await aWebhook(creator, { events: ['submission.handed_in'] })
    const overdue = await aTaker({ creator, quiz })
    test.clock.advance({ minutes: 31 })
    await sweep()
    await renew(creator)
    const closed = await aTaker({ creator, quiz })
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    await send()
    const endings = receiver.received.map(({ data }) => [data.submissionId, data.ending])
    expect(new Map(endings as [string, string][])).toEqual(
      new Map([
        [overdue.submissionId, 'overdue'],
        [closed.submissionId, 'closed'],
      ]),
    )
  })

  it('of somebody who was let continue, that they were handed in once more', async () => {
    const { creator, quiz } = await anExam()
    const { page, email } = await aTaker({ creator, quiz })
    await reportingOf(page).terminate()
    const { receiver } = await aWebhook(creator, { events: SUBMISSION_EVENTS })
    const { id: participantId } = await theParticipant(creator, quiz, email)
    await creator.call(reopenSubmission, { params: { quizId: quiz.id, participantId } })
    await page.takeOver()
    await page.handIn()
    await send()
    expect(told(receiver.received)).toEqual(['submission.graded', 'submission.handed_in'])
  })

  it('that results were released', async () => {
    const creator = await aVerifiedPerson()
    const { quiz } = await aGradable({ options: { scoreShown: 'on_release' } }, { creator })
    const { receiver } = await aWebhook(creator, { events: ['results.released'] })
    await release(creator, quiz)
    await send()
    expect(receiver.received).toMatchObject([
      { type: 'results.released', data: { workspace: 'personal', quizId: quiz.id } },
    ])
  })

  it('that questions were made', async () => {
    const creator = await aVerifiedPerson()
    const { receiver } = await aWebhook(creator, { events: ['generation.finished'] })
    const { body: generation } = await creator.call(startGeneration, {
      body: {
        subject: 'Biology',
        language: 'en',
        counts: { easy: 1, medium: 0, tough: 0 },
        types: ['multiple_choice'],
      },
    })
    await test.services.generation.stopAll()
    await send()
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]?.data).toMatchObject({ workspace: 'personal', generationId: generation.id })
  })
})

describe('nothing is told', () => {
  it('of other workspaces, or of what was not asked for', async () => {
    const { owner, id } = await anOrganization()
    const elsewhere = await aWebhook(owner)
    const other = await aWebhook(owner, { workspace: id, events: ['results.released'] })
    await anActiveQuiz(owner, {}, id)
    await send()
    expect([...elsewhere.receiver.received, ...other.receiver.received]).toEqual([])
    expect(await other.deliveries()).toEqual([])
  })

  it('of an action that came to nothing', async () => {
    const creator = await aVerifiedPerson()
    const { receiver } = await aWebhook(creator)
    await test.refuse('insert', 'quiz_history')
    await anActiveQuiz(creator).catch(() => {})
    await send()
    expect(receiver.received).toEqual([])
  })

  it('of answers, names, or what is right', async () => {
    const { creator, quiz } = await anExam({ title: 'A secret title' })
    const { receiver } = await aWebhook(creator)
    const taker = await aTaker({ creator, quiz }, 'marie@example.org')
    await taker.handIn(...rightAnswers(taker.sitting))
    await send()
    expect(receiver.received.length).toBeGreaterThan(2)
    const said = new Set(receiver.received.flatMap(({ data }) => Object.keys(data)))
    const known = ['workspace', 'quizId', 'participantId', 'submissionId', 'attempt', 'ending']
    expect([...said].filter((name) => !known.includes(name))).toEqual([])
    expect(JSON.stringify(receiver.received)).not.toMatch(/secret|marie|tower|Wolfram/i)
  })
})

const SUBMISSION_EVENTS: WebhookEvent[] = [
  'submission.begun',
  'submission.handed_in',
  'submission.terminated',
  'submission.graded',
]

/** Two of one moment may come in any order. */
function told(messages: readonly { type: string }[]): string[] {
  return messages.map(({ type }) => type).sort()
}
